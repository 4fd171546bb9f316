// The replay of a game, running or over: step, play, jump, and the points over time. It takes the place of
// the prompt, and no move can be played meanwhile. A player can play on from any position of a finished game:
// that is another game, and this one does not change. A lens, such as the review, says something else of the
// positions and adds its own parts.
import { sleep } from '../../dom/pause';
import './replay.css';
import type { Speed } from '../../device/speed';
import { attr, box, button, el, fill, select, write } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import { atEnd, lifeIn } from '../../dom/life';
import type { Game } from '../../ui/game-view';
import { foldButton } from '../../ui/fold';
import type { Lens, Replaying } from '../../ui/lens';
import { notice } from '../../ui/sheets/notice';
import type { Host } from '../../shell/host';
import { annotateButton, icon, speedChoice, type Icon } from './controls';
import { graph, partAt, pointAt } from './graph';
import { Playthrough } from './playthrough';

/** How long a position stays before the next move, in ms; motions take their own time. */
const REST: Record<Speed, number> = { off: 900, fast: 250, normal: 700, slow: 1500 };

let open: Replay | null = null;

/**
 * Opens the replay of the game on the table, at the position that is shown or at its start; `through` makes the lens
 * through which it is seen. A game with notes is seen through them.
 */
export async function openReplay(
  host: Host,
  game: Game,
  through: ((replay: Replaying) => Lens) | null,
  signal: AbortSignal,
): Promise<void> {
  if (game.commands.isShut) return;
  if (import.meta.env.MODE !== 'single' && !through && game.table.papers.study !== undefined)
    return host.open('study', game, false);
  const { words } = host;
  const [playthrough] = await Promise.all([Playthrough.of(game), words.fetch('replay')]);
  if (!playthrough || signal.aborted || host.game !== game) return;
  if (open?.shows(game) && open.lens === null && !through) return;
  // A line that is imagined lies on the table as another position: the replay knows which one it is.
  const from = open?.shows(game) ? open.at : (game.table.pastPosition?.at ?? null);
  open?.close();
  const shown = (open = new Replay(host, game, playthrough, from, () => {
    if (open === shown) open = null;
  }));
  if (through) shown.see(through(shown));
  void shown.to(shown.lens?.start ?? from ?? 0);
}

class Replay implements Replaying {
  at = 0;
  lens: Lens | null = null;
  private held = false;
  /** Numbers the requests: a later request overtakes an earlier one. */
  private asked = 0;
  private playing = false;
  private speed: Speed;
  private readonly slider: HTMLInputElement;
  private readonly told = el('p', { class: 'told', role: 'status' });
  private readonly play: HTMLButtonElement;
  private readonly rounds: HTMLSelectElement | null;
  private picture: HTMLElement;
  private readonly ending: AbortController;
  private readonly fork: HTMLButtonElement | null;
  readonly panel: HTMLElement;

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly playthrough: Playthrough,
    readonly from: number | null,
    private readonly closed: () => void,
  ) {
    this.speed = game.settings.speed;
    const { t } = this,
      last = playthrough.length;
    const step = (id: Icon, act: () => void): HTMLButtonElement =>
      button(icon(id), { class: 'quiet', id: `replay-${id}`, 'aria-label': t(`replay-${id}`) }, act);
    this.slider = el('input', {
      type: 'range',
      id: 'replay-at',
      min: 0,
      max: last,
      value: 0,
      'aria-label': t('replay-position'),
      oninput: () => void this.to(Number(this.slider.value)),
    });
    const annotate = annotateButton(host, game);
    this.play = step('play', () => void this.toggle());
    this.picture = this.plot();
    this.rounds = this.roundChoice();
    this.fork = game.table.view?.outcome
      ? button(t('replay-fork'), { id: 'replay-fork' }, () => void this.playOn())
      : null;
    const speed = speedChoice(t, this.speed, (chosen) => (this.speed = chosen));
    this.panel = el('section', { class: 'replay', 'aria-label': t('replay-title') }, [
      box('head', [
        this.told,
        this.fork ? null : annotate,
        button(
          el('span', { 'aria-hidden': 'true' }, '×'),
          { class: 'shut', id: 'replay-close', hidden: host.notes === true, 'aria-label': t('replay-close') },
          () => this.close(),
        ),
      ]),
      box('player', [
        this.picture,
        this.slider,
        box('controls', [
          box('steps', [
            step('first', () => void this.to(0)),
            step('back', () => void this.to(this.at - 1)),
            this.play,
            step('next', () => void this.forward()),
            step('last', () => void this.to(last)),
          ]),
          this.rounds,
          speed,
          this.fork,
          this.fork ? annotate : null,
        ]),
      ]),
    ]);
    game.screen.prompt.root.hidden = true;
    game.screen.root.append(this.panel);
    game.screen.root.dataset['replay'] = 'yes';
    this.ending = lifeIn(game.life);
    document.addEventListener('keydown', this.key, { capture: true, signal: this.ending.signal });
    game.events.on('shown', this.keep, this.ending.signal);
    atEnd(this.ending.signal, () => this.end());
    this.play.focus();
  }

  shows(game: Game): boolean {
    return this.game === game && this.panel.isConnected;
  }

  get length(): number {
    return this.playthrough.length;
  }

  /** Looks through a lens. */
  see(lens: Lens): void {
    this.lens = lens;
    this.panel.classList.add(lens.id);
    this.panel.setAttribute('aria-label', lens.title);
    this.game.screen.root.dataset['replay'] = lens.id;
    // The prompt keeps its room below the table, so that the table stays as it is.
    const { root } = this.game.screen.prompt;
    root.hidden = false;
    root.style.minHeight = `${root.offsetHeight}px`; // also with fewer buttons
    this.panel.style.setProperty('--prompt', root.style.minHeight);
    const head = this.panel.querySelector('.head');
    head?.after(lens.above);
    head?.querySelector('.shut')?.before(foldButton(this.panel, this.host.words, false));
    this.panel.append(lens.below);
    this.redraw();
  }

  redraw(): void {
    const picture = this.plot();
    this.picture.replaceWith(picture);
    this.picture = picture;
    this.describe();
  }

  hold(held: boolean): void {
    this.held = held;
    this.stop();
    if (!this.lens) this.game.screen.prompt.root.hidden = !held;
  }

  /** Draws the points, or what the lens shows instead. */
  private plot(): HTMLElement {
    const { game, lens, playthrough } = this,
      marks = game.card.marks ?? 'stones',
      shown = lens?.lines();
    const picture = graph(
      game.table.setup.players.map(({ colour }, seat) => ({
        name: `${marks}-${colour}`,
        values: shown?.values[seat] ?? playthrough.standings.map(({ points }) => points[seat] ?? 0),
        mark: stone(colour, marks),
      })),
      { ...shown, moves: playthrough.length },
    );
    picture.addEventListener(
      'click',
      (event) => void this.to(Math.round(partAt(picture, event) * playthrough.length)),
    );
    return picture;
  }

  private readonly t = (id: string, args = {}): string => this.host.words.t(id, args);

  /** Returns the list of rounds to jump to, or null if the game has no rounds. */
  private roundChoice(): HTMLSelectElement | null {
    const starts = this.playthrough.standings.flatMap(({ round, progress }, at, all) =>
      round !== null && round > 0 && round !== all[at - 1]?.round ? [{ at, progress, round }] : [],
    );
    if (starts.length < 2) return null;
    return select(
      { id: 'replay-round', 'aria-label': this.t('replay-round') },
      starts.map(({ at, round }) => [at, this.t('replay-round-name', { round })]),
      null,
      (at) => void this.to(Number(at)),
    );
  }

  /** Shows the position after this many moves; `moving`: with the motions of the move, if it is the next. */
  async to(at: number, moving = false): Promise<void> {
    const asked = ++this.asked;
    if (!moving) this.stop();
    const wanted = Math.max(0, Math.min(this.playthrough.length, at));
    const { pastPosition, steps } = this.playthrough.at(wanted);
    this.at = wanted;
    this.describe();
    await this.game.commands.look(pastPosition, steps, moving ? this.speed : 'off');
    if (asked !== this.asked) return;
    if (!this.panel.isConnected) return this.game.commands.present();
    this.lens?.shown(wanted);
    if (this.lens) this.describe(); // it may have waited with what it says until the motions had led there
  }

  /** Shows the position again if a tap or the scores have led back to the game, of which the panel says nothing. */
  private readonly keep = (): void => {
    const { pastPosition, moving } = this.game.table;
    if (!pastPosition && !moving && !this.held) void this.to(this.at);
  };

  /** Plays the next move, with its motions. */
  private async forward(): Promise<void> {
    this.stop();
    if (this.at < this.playthrough.length) await this.to(this.at + 1, true);
  }

  private describe(): void {
    const { at, playthrough, game, lens } = this,
      told = playthrough.entries[at - 1],
      standing = playthrough.standings[at];
    const points = game.table.setup.players.map(({ name }, seat) => `${name} ${standing?.points[seat] ?? 0}`);
    this.slider.value = String(at);
    attr(
      this.slider,
      'aria-valuetext',
      lens?.value(at) ??
        this.t('replay-value', { at, of: playthrough.length, points: this.host.words.list(points) }),
    );
    write(
      this.told,
      lens?.told(at) ??
        (told ? [...told.action, ...(told.once ?? []), ...told.after].join(' ') : this.t('replay-start')),
    );
    pointAt(this.picture, at / Math.max(1, playthrough.length));
    const round = this.rounds && [...this.rounds.options].filter(({ value }) => Number(value) <= at).at(-1);
    if (this.rounds && round) this.rounds.value = round.value;
    if (this.fork) attr(this.fork, 'aria-disabled', at === playthrough.length ? 'true' : null);
    fill(this.play, icon(this.playing ? 'pause' : 'play'));
    this.play.setAttribute('aria-label', this.t(this.playing ? 'replay-pause' : 'replay-play'));
  }

  private stop(): void {
    if (!this.playing) return;
    this.playing = false;
    this.describe();
  }

  /** Plays to the end, or stops. */
  private async toggle(): Promise<void> {
    if (this.playing) return this.stop();
    if (this.at === this.playthrough.length) await this.to(0);
    this.playing = true;
    this.describe();
    while (this.playing && this.at < this.playthrough.length && this.panel.isConnected) {
      await this.to(this.at + 1, true);
      const asked = this.asked;
      await sleep(REST[this.speed]);
      if (asked !== this.asked) return;
    }
    this.stop();
  }

  private async playOn(): Promise<void> {
    if (this.at === this.playthrough.length) return;
    const record = this.playthrough.prefix(this.at);
    const { host, game, at } = this;
    this.close();
    if ((await host.resume(record)) !== null || !host.game || host.game === game) return;
    const { events } = host.game,
      close = notice(host.words, this.t('replay-forked', { move: at + 1 }));
    for (const event of ['made', 'closed'] as const) events.on(event, close);
  }

  close(): void {
    this.ending.abort();
    this.game.screen.prompt.root.hidden = false;
    this.game.screen.prompt.root.style.minHeight = '';
    delete this.game.screen.root.dataset['replay'];
    if (this.game.open) this.game.commands.present();
    this.game.screen.prompt.focusStatus();
  }

  /** Ends the replay, with its game or before it. */
  private end(): void {
    this.lens?.closed();
    this.playing = false;
    this.asked++;
    this.panel.remove();
    this.playthrough.free();
    this.closed();
  }

  /** Handles the keys of the replay, before those of the game. */
  private readonly key = (event: KeyboardEvent): void => {
    if (this.held && event.key !== 'Escape') return;
    if (document.querySelector('dialog[open]') || event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = this.lens?.key(event);
    if (meant === false) return;
    const act = meant ?? (this.held ? null : this.meaning(event));
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  };

  /** Returns what a key of the replay does; null for other keys. */
  private meaning({ key, target }: KeyboardEvent): (() => unknown) | null {
    const arrows = target !== this.slider; // it has its own
    if (key === 'Escape') return () => this.host.notes || this.close();
    if (key === ' ' && !(target instanceof Element && target.closest('button, select')))
      return () => this.toggle();
    if (key === '[' || (key === 'ArrowLeft' && arrows)) return () => this.to(this.at - 1);
    return key === ']' || (key === 'ArrowRight' && arrows) ? () => this.forward() : null;
  }
}
