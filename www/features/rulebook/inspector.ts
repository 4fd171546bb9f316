// One sheet for anything on the table: what it is, what lies there, what a tap does now or why it does nothing, and its rule. It is opened by a tap
// on what is no choice, a long press, a right click, a mouse that rests there, or a key; in anybody's turn; and never over what it speaks of.
import './inspector.css';
import { el, fill } from '../../core/dom';
import type { Tally } from '../../core/text/places';
import type { Place } from '../../core/wire';
import type { Rulebook } from '../../games/rulebook';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';
import { showRules } from '../../screen/sheets';
import { closeup } from './closeup';
import { fetchBook } from './book';
import { answerOf, type Subject } from './inspect';
import { roomBeside } from './room';
import { ruleTexts } from './texts';

export class Inspector {
  private subject: Subject | null = null;
  /** Whether it stays when the mouse goes elsewhere. */
  private pinned = false;
  private book: Rulebook | null = null;
  /** Who looked at the table when it was opened: nobody else may read it. */
  private eye = '';
  private readonly title = el('h2', { id: 'inspector-title', tabindex: '-1' });
  private readonly body = el('div', { class: 'body' });
  private readonly shut = el(
    'button',
    { type: 'button', class: 'shut', onclick: () => this.close() },
    el('span', { 'aria-hidden': 'true' }, '×'),
  );
  readonly root = el(
    'section',
    { class: 'inspector', role: 'dialog', 'aria-labelledby': 'inspector-title', hidden: true },
    el('header', {}, this.title, this.shut),
    this.body,
  );

  constructor(
    private readonly host: Host,
    private readonly game: Game,
  ) {
    game.screen.root.append(this.root);
    game.events.on('shown', () => this.refresh());
  }

  get isOpen(): boolean {
    return this.subject !== null;
  }
  get isPinned(): boolean {
    return this.pinned;
  }

  /** Opens it about a place or a player. `pinned`: until it is closed; `focus`: the keyboard goes to it. */
  async open(subject: Subject, { pinned = true, focus = false } = {}): Promise<void> {
    this.subject = subject;
    this.pinned = pinned;
    this.root.classList.toggle('passing', !pinned);
    this.eye = this.looks;
    await this.fetch();
    if (this.subject !== subject || !this.game.open) return;
    this.write();
    if (focus) this.title.focus();
  }

  /** Closes it. If the keyboard is in it, it returns to what was asked about. */
  close(): void {
    const { subject } = this,
      focused = this.root.contains(document.activeElement);
    this.subject = null;
    this.root.hidden = true;
    if (focused && subject) this.elementOf(subject)?.focus();
  }

  /** The words and the rules of the game; without them less is said. */
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

  /** Things stand otherwise now. */
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
    fill(
      this.body,
      'place' in subject && closeup(game.stage, subject.place),
      tally && tallyTable(tally),
      ...lines.map((line) => el('p', {}, line)),
      now.kind && el('p', { class: `now ${now.kind}` }, words.t(`rules-now-${now.kind}`, { text: now.text })),
      rule !== null && this.ruleOf(rule),
    );
    this.lay(box);
  }

  /** The name of the rule, which opens the rulebook there, and what it comes to in short. */
  private ruleOf(rule: string): HTMLElement {
    const { words } = this.host,
      [game = '', id = ''] = rule.split('/'),
      { name, short } = ruleTexts(words, game, id);
    return el(
      'div',
      { class: 'rule', 'data-rule': rule },
      el('p', {}, short),
      el(
        'button',
        { type: 'button', onclick: () => showRules(this.host, game, rule) },
        words.t('rules-open', { name }),
      ),
    );
  }

  /** Puts it where it covers nothing of what it speaks of. */
  private lay(box: DOMRect): void {
    const { root, game } = this,
      table = game.screen.host.getBoundingClientRect(),
      prompt = game.screen.prompt.root.getBoundingClientRect(),
      column = game.screen.panel.root.getBoundingClientRect();
    root.hidden = false;
    const room = roomBeside(box, table, {
      width: prompt.left >= table.right ? prompt.left : innerWidth,
      height: prompt.top >= table.bottom ? prompt.top : innerHeight,
      column: column.width > 100 && game.screen.log.seen ? column : null,
    });
    root.classList.toggle('column', room.side === 'column');
    Object.assign(root.style, {
      left: `${room.x}px`,
      width: `${room.w}px`,
      maxHeight: `${room.h}px`,
      top: room.at === 'top' ? `${room.y}px` : 'auto',
      bottom: room.at === 'top' ? 'auto' : `${innerHeight - room.y - room.h}px`,
    });
  }

  private boxOf(subject: Subject): DOMRect | null {
    if ('seat' in subject) return this.elementOf(subject)?.getBoundingClientRect() ?? null;
    const rect = this.game.stage.rect(subject.place),
      host = this.game.screen.host.getBoundingClientRect();
    return rect && new DOMRect(host.x + rect.x, host.y + rect.y, rect.w, rect.h);
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
  return el(
    'table',
    { class: 'tally' },
    el(
      'tr',
      {},
      el('td', {}),
      ...players.map((name, i) => el('th', { scope: 'col', class: leads(i) }, name)),
    ),
    ...rows.map((row) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, row.name),
        ...row.counts.map((count, i) => el('td', { class: leads(i) }, String(count))),
      ),
    ),
  );
}

/** The subject under an element, if there is one. */
export function subjectOf(target: EventTarget | null): Subject | null {
  if (!(target instanceof Element)) return null;
  const place: Place | undefined = target.closest<HTMLElement>('.layer button[data-place]')?.dataset['place'];
  if (place !== undefined) return { place };
  const seat = target.closest<HTMLElement>('.chip[data-seat]')?.dataset['seat'];
  return seat === undefined ? null : { seat: Number(seat) };
}
