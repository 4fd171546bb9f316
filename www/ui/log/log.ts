// The log in words: one entry a move, so that each is announced once.
import { box, el, paragraph } from '../../dom/elements';
import { Events } from '../../dom/page-events';
import { stone, type Marks } from '../../dom/glyph';
import type { Logged } from '../../words/text/log';
import type { Place } from '../../engine/wire';

/**
 * An entry: the player's colour, the sentences of the action, those of the end of a round, whether all of it is
 * a repetition, the sentences of the action that tell of the table alone, the action in fewer words, and
 * whether the player's own move brought what others have chosen.
 */
export interface Entry {
  colour: number | null;
  action: string[];
  after: string[];
  again: boolean;
  aside: string[];
  brief?: string[] | undefined;
  news: boolean;
}

/** What an entry says, as data. */
export interface Line {
  /** The colour of its player; null: a note of the page. */
  colour: number | null;
  /** The sentences of the action, and those of the end of a round. */
  action: string;
  round: string;
  /** The sentences that are told once a round. */
  once: readonly string[];
  /** Nothing but what is told once a round, or that which another entry tells better. */
  isMinor: boolean;
  hidden: boolean;
}

/** The lines of entries. Entries may come from another log. */
const lines = new WeakMap<Element, Line>();

export class Log {
  readonly list = el('ol', 'entries');
  readonly region = box({ role: 'log', class: 'log-region', tabindex: '-1' }, this.list);
  /** `added` is emitted with every entry and its text. */
  readonly events = new Events<{ added: [entry: Entry, text: string] }>();
  /** Whether the log is visible; a closed drawer is only spoken. */
  seen = false;

  constructor(private readonly marks: Marks) {}

  clear(): void {
    this.list.replaceChildren();
  }

  /**
   * Adds one move: its player's colour (null: none), its sentences, and its places. A move without a new
   * sentence gets a hidden entry, because every move needs one that can be removed and pointed at. An entry
   * is not shown either once there is a next one, if that tells more.
   */
  add(
    colour: number | null,
    {
      action,
      after: round,
      once = [],
      aside = [],
      brief,
      passing,
      news = false,
    }: Logged & { news?: boolean },
    at: Place[] = [],
  ): void {
    if (action.length + round.length + once.length === 0) return;
    const fresh = once.filter((one) => !this.announced.includes(one)),
      sentences = [...action, ...fresh];
    const again = sentences.length + round.length === 0;
    const [first, ...rest] = sentences;
    const entry = el(
      'li',
      {
        class: colour === null ? 'note' : passing ? 'told-again' : action.length === 0 ? 'once' : null,
        hidden: again,
      },
      first ? paragraph([first, ...rest.flatMap((sentence) => [' ', el('span', {}, sentence)])]) : null,
    );
    if (colour !== null) entry.prepend(stone(colour, this.marks));
    if (at.length > 0) entry.dataset['at'] = at.join(' ');
    if (round.length > 0) entry.append(paragraph(round.join(' '), 'round'));
    lines.set(entry, {
      colour,
      action: sentences.join(' '),
      round: round.join(' '),
      once: fresh,
      isMinor: colour !== null && (!!passing || action.length === 0),
      hidden: again,
    });
    this.list.append(entry);
    this.events.emit(
      'added',
      {
        colour,
        action: again ? once : sentences,
        after: round,
        again,
        aside: [...aside, ...once],
        brief,
        news,
      },
      again ? once.join(' ') : [...sentences, ...round].join(' '),
    );
    this.toEnd();
  }

  /** Returns the sentences that have been told since the round began. */
  private get announced(): string[] {
    const told: string[] = [];
    for (const line of this.lines.reverse()) {
      if (line.round !== '') break;
      told.push(...line.once);
    }
    return told;
  }

  /** What all entries say, in order. */
  get lines(): Line[] {
    return [...this.list.children].flatMap((entry) => lines.get(entry) ?? []);
  }

  /** Writes an entry that is no move, such as the opening of a game. */
  note(text: string): void {
    this.add(null, { action: [text], after: [] });
  }

  /** Writes what a player has said to the last move, which is read out elsewhere. */
  remark(text: string): void {
    this.list.append(el('li', 'note', paragraph(text)));
    this.toEnd();
  }

  /** Removes the entry of the last move, because it was taken back; what a player has said to it stays. */
  drop(): void {
    [...this.list.querySelectorAll('li:not(.note)')].at(-1)?.remove();
  }

  /** Marks the entry of the last move before `fromEnd` moves at the end; null marks none. */
  point(fromEnd: number | null): void {
    const moves = [...this.list.querySelectorAll<HTMLElement>('li:not(.note)')];
    const here =
      fromEnd === null
        ? undefined
        : moves
            .slice(0, moves.length - fromEnd)
            .filter((entry) => !entry.matches('[hidden], .told-again:not(:last-child)'))
            .at(-1);
    for (const entry of moves) entry.classList.toggle('here', entry === here);
    here?.scrollIntoView({ block: 'nearest' });
  }

  /** Scrolls to the end in the next frame, which lays the page out anyway. */
  toEnd(): void {
    if (this.seen)
      requestAnimationFrame(() => {
        this.region.scrollTop = this.region.scrollHeight;
      });
  }
}
