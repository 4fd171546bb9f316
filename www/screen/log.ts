// What happened, in words: one entry a move, so that each is announced once.
import { el } from '../core/dom';
import { Events } from '../core/events';
import { stone, type Marks } from '../core/glyph';

/** An entry: the colour of the player, its sentences, and apart from them what the end of a round brought. */
export interface Entry {
  colour: number | null;
  action: string[];
  after: string[];
}

export class Log {
  readonly list = el('ol', { class: 'entries' });
  readonly region = el('div', { role: 'log', class: 'log-region', tabindex: '-1' }, this.list);
  /** `added` comes with every entry, and with how it is written. */
  readonly events = new Events<{ added: [entry: Entry, text: string] }>();
  /** Whether it is seen; a shut drawer is only spoken. */
  seen = false;

  constructor(private readonly marks: Marks) {}

  clear(): void {
    this.list.replaceChildren();
  }

  /** One move: whose it was (or nobody's), its sentences, and apart from them what the end of a round brought. */
  add(colour: number | null, sentences: string[], round: string[] = []): void {
    if (sentences.length + round.length === 0) return;
    const [first, ...rest] = sentences;
    const entry = el(
      'li',
      { class: colour === null ? 'note' : null },
      first ? el('p', {}, first, ...rest.flatMap((sentence) => [' ', el('span', {}, sentence)])) : null,
    );
    if (colour !== null) entry.prepend(stone(colour, this.marks));
    if (round.length > 0) entry.append(el('p', { class: 'round' }, round.join(' ')));
    this.list.append(entry);
    this.events.emit('added', { colour, action: sentences, after: round }, entry.textContent);
    this.toEnd();
  }

  /** Writes an entry that is no move: a game was opened. */
  note(text: string): void {
    this.add(null, [text]);
  }

  /** Takes the last entry away: the action was taken back. */
  drop(): void {
    const last = this.list.lastElementChild;
    if (!last?.classList.contains('note')) last?.remove();
  }

  /** Marks the entry of the last of so many moves, counted from the end; null: of none. */
  point(fromEnd: number | null): void {
    const moves = [...this.list.querySelectorAll('li:not(.note)')];
    const here = fromEnd === null ? undefined : moves[moves.length - 1 - fromEnd];
    for (const entry of moves) entry.classList.toggle('here', entry === here);
    here?.scrollIntoView({ block: 'nearest' });
  }

  /** In the next frame, which lays the page out anyway. */
  toEnd(): void {
    if (this.seen)
      requestAnimationFrame(() => {
        this.region.scrollTop = this.region.scrollHeight;
      });
  }
}
