// One sheet for every part of the table: its name, the pieces there, what a tap does now or why it does
// nothing, and its rule. It opens after a tap on a place without a choice, a long press, a right click, a
// resting mouse, or a key, in every player's turn. It never covers its subject.
import './inspector.css';
import { box, button, el, fill, paragraph } from '../../dom/elements';
import type { Tally } from '../../words/text/places';
import type { Place } from '../../engine/wire';
import type { Rect } from '../../stage/layout/rect';
import type { Rulebook } from '../../games/rulebook';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { closeup } from './closeup';
import { fetchBook } from './book';
import { answerOf, type Subject } from './inspect';
import { roomBeside } from './room';
import { ruleTexts } from './texts';

export class Inspector {
  private subject: Subject | null = null;
  /** Whether the sheet stays when the mouse leaves. */
  private pinned = false;
  private book: Rulebook | null = null;
  /** The view in which the sheet was opened; in another view it closes. */
  private eye = '';
  private readonly title = el('h2', { id: 'inspector-title', tabindex: '-1' });
  private readonly body = box('body');
  private readonly shut = button(el('span', { 'aria-hidden': 'true' }, '×'), 'shut', () => this.close());
  readonly root = el(
    'section',
    { class: 'inspector', role: 'dialog', 'aria-labelledby': 'inspector-title', hidden: true },
    el('header', {}, this.title, this.shut),
    this.body,
    box({ class: 'more', 'aria-hidden': 'true' }),
  );

  constructor(
    private readonly host: Host,
    private readonly game: Game,
  ) {
    game.screen.root.append(this.root);
    this.root.addEventListener('scroll', () => this.showMore(), { passive: true });
    game.events.on('shown', () => this.refresh());
  }

  get isOpen(): boolean {
    return this.subject !== null;
  }
  get isPinned(): boolean {
    return this.pinned;
  }

  /** Opens the sheet about a place or a player. `pinned`: until it is closed; `focus`: for the keyboard. */
  async open(subject: Subject, { pinned = true, focus = false } = {}): Promise<void> {
    this.subject = subject;
    this.pinned = pinned;
    this.root.classList.toggle('passing', !pinned);
    this.eye = this.looks;
    await this.fetch();
    if (this.subject !== subject || !this.game.open) return;
    this.write();
    this.root.scrollTop = 0;
    if (focus) this.title.focus();
  }

  /** Closes the sheet. If the keyboard is in it, the focus returns to the subject. */
  close(): void {
    const { subject } = this,
      focused = this.root.contains(document.activeElement);
    this.subject = null;
    this.root.hidden = true;
    if (focused && subject) this.elementOf(subject)?.focus();
  }

  /** Fetches the words and the rules of the game; without them the sheet says less. */
  private async fetch(): Promise<void> {
    const { words, game } = this.host,
      id = game?.card.id ?? this.game.card.id;
    await Promise.allSettled([
      words.fetch('rules'),
      words.fetch(`rules-${id}`),
      fetchBook(id).then((book) => {
        this.book = book;
      }),
    ]);
  }

  private get looks(): string {
    const { eye, called } = this.game.table.viewpoint;
    return `${eye} ${called}`;
  }

  /** Updates the sheet after a change of the table. */
  private refresh(): void {
    if (this.subject === null) return;
    if (this.eye !== this.looks || this.game.table.viewpoint.called !== null) return this.close();
    if (!this.root.hidden) this.write();
  }

  private write(): void {
    const { subject, game, host } = this,
      box = subject && this.boxOf(subject);
    if (!subject || !box) return this.close();
    const { words } = host,
      { name, lines, tally, now, rule } = answerOf(game, subject, this.book);
    this.shut.setAttribute('aria-label', words.t('close'));
    fill(this.title, name);
    fill(this.body, [
      'place' in subject && closeup(game.stage, subject.place),
      now.kind === 'why' && paragraph(now.text, 'now why'), // what the player has just tried comes first
      ...lines.slice(0, 1).map((line) => paragraph(line)),
      tally && tallyTable(tally), // before the lines that explain it, so that a small sheet shows it without scrolling
      ...lines.slice(1).map((line) => paragraph(line)),
      now.kind === 'choose' && paragraph(words.t('rules-now-choose', { text: now.text }), 'now choose'),
      rule !== null && this.ruleOf(rule, lines),
    ]);
    this.lay(box);
    this.showMore();
    // The sheet now says what the prompt said about the tap, so the question comes back.
    if (game.screen.prompt.hinted.kind === 'why') game.screen.prompt.restoreHint();
  }

  /**
   * Shows at the lower edge whether there is more to read. The end of the text is measured, not that of the
   * sheet, which the fading edge itself makes longer.
   */
  private showMore(): void {
    const { root, body } = this;
    const end = body.offsetTop + body.offsetHeight;
    root.classList.toggle('goes-on', end - root.scrollTop - root.clientHeight > 0);
  }

  /** Returns the name of the rule, which leads to the rulebook, and its short form if that was not said. */
  private ruleOf(rule: string, said: string[]): HTMLElement {
    const { words } = this.host,
      [game = '', id = ''] = rule.split('/'),
      { name, short } = ruleTexts(words, game, id);
    return box({ class: 'rule', 'data-rule': rule }, [
      said.some((line) => saysAlike(line, short)) ? null : paragraph(short),
      button(words.t('rules-open', { name }), {}, () => void this.host.open('rulebook', game, rule)),
    ]);
  }

  /** Places the sheet so that it covers no part of its subject. */
  private lay(box: DOMRect): void {
    const { root, game } = this,
      { screen } = game,
      edges = getComputedStyle(screen.root),
      // The game keeps clear of notches, and so does the sheet: it is laid out from the corner of the game.
      [left, top, right] = [edges.paddingLeft, edges.paddingTop, edges.paddingRight].map(parseFloat) as [
        number,
        number,
        number,
      ],
      from = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x - left, y - top, width, height),
      table = from(screen.ground.getBoundingClientRect()),
      prompt = from(screen.prompt.root.getBoundingClientRect()),
      column = from(screen.panel.root.getBoundingClientRect());
    root.hidden = false;
    const room = roomBeside(from(box), table, {
      width: prompt.left >= table.right ? prompt.left : innerWidth - left - right,
      height: prompt.top >= table.bottom ? prompt.top : table.bottom,
      column: column.width > 100 && screen.log.seen ? column : null,
    });
    root.classList.toggle('column', room.side === 'column');
    Object.assign(root.style, {
      left: `${room.x + left}px`,
      width: `${room.w}px`,
      maxHeight: `${room.h}px`,
      top: room.at === 'top' ? `${room.y + top}px` : 'auto',
      bottom: room.at === 'top' ? 'auto' : `${innerHeight - top - room.y - room.h}px`,
    });
  }

  private boxOf(subject: Subject): DOMRect | null {
    if ('seat' in subject && subject.box) return subject.box;
    if ('seat' in subject) return this.elementOf(subject)?.getBoundingClientRect() ?? null;
    const rect = this.game.stage.rect(subject.place),
      { host, scale } = hostOf(this.game);
    return (
      rect && new DOMRect(host.x + scale * rect.x, host.y + scale * rect.y, scale * rect.w, scale * rect.h)
    );
  }

  private elementOf(subject: Subject): HTMLElement | null {
    const { root, layer } = this.game.screen;
    return 'seat' in subject
      ? root.querySelector(`.chip[data-seat="${subject.seat}"]`)
      : layer.querySelector(`button[data-place="${subject.place}"]`);
  }
}

function tallyTable({ players, leaders, rows }: Tally): HTMLElement {
  const leads = (i: number): string | null => (leaders.includes(i) ? 'leads' : null);
  return el('table', 'tally', [
    el('tr', {}, el('td'), ...players.map((name, i) => el('th', { scope: 'col', class: leads(i) }, name))),
    ...rows.map((row) =>
      el('tr', {}, [
        el('th', { scope: 'row' }, row.name),
        ...row.counts.map((count, i) => el('td', { class: leads(i) }, String(count))),
      ]),
    ),
  ]);
}

/** Returns whether one of two texts contains the other, regardless of case. */
function saysAlike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a !== '' && (a.includes(b) || b.includes(a));
}

/** Returns where the table is, and how much smaller a panel beside it has made it. */
function hostOf({ screen: { host } }: Pick<Game, 'screen'>): { host: DOMRect; scale: number } {
  const box = host.getBoundingClientRect();
  return { host: box, scale: box.width / host.offsetWidth };
}

/** Returns the player whose name, points or belongings lie at a point of the table without a button. */
export function playerAt({ stage, screen }: Game, { target, clientX, clientY }: MouseEvent): Subject | null {
  if (!(target instanceof Node) || !screen.host.contains(target)) return null;
  const { host, scale } = hostOf({ screen }),
    [x, y] = [(clientX - host.x) / scale, (clientY - host.y) / scale];
  const boxes: [string, Rect][] = [
    ...[...stage.picture.layout.places].filter(([place]) => OF_PLAYER.test(place)),
    ...stage.areas().flatMap(({ id, rect }): [string, Rect][] => (/^seat\//.test(id) ? [[id, rect]] : [])),
  ];
  const found = boxes.find(
    ([, at]) => x >= at.x && x <= at.x + at.w && y >= at.y && y <= at.y + Math.max(at.h, LINE),
  );
  if (!found) return null;
  const [place, { x: left, y: top, w, h }] = found;
  return {
    seat: Number(place.split('/')[1]),
    box: new DOMRect(host.x + scale * left, host.y + scale * top, scale * w, scale * Math.max(h, LINE)),
  };
}
/** The parts of a player that have no button: the points, florins, stones on the sled, figures in reserve. */
const OF_PLAYER = /^(score|purse|sled|reserve|markers|out)\/\d/;
/** The height of a line with a name, in CSS pixels. */
const LINE = 20;

/** Returns the subject under an element, or null. */
export function subjectOf(target: EventTarget | null): Subject | null {
  if (!(target instanceof Element)) return null;
  const place: Place | undefined = target.closest<HTMLElement>('.layer button[data-place]')?.dataset['place'];
  if (place !== undefined) return { place };
  const seat = target.closest<HTMLElement>('.chip[data-seat]')?.dataset['seat'];
  return seat === undefined ? null : { seat: Number(seat) };
}
