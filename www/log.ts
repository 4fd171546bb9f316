// What happened, in words: one entry a move, so that each is announced once.
import { el } from './dom';
import { stone } from './glyph';

export class Log {
  readonly list = el('ol', { class: 'entries' });
  readonly region = el('div', { role: 'log', class: 'log-region' }, this.list);

  clear(): void {
    this.list.replaceChildren();
  }

  /** One move: whose it was (or nobody's), and its sentences. */
  add(colour: number | null, sentences: string[]): void {
    if (sentences.length === 0) return;
    const entry = el('li', {}, el('p', {}, sentences[0]));
    if (colour !== null) entry.prepend(stone(colour));
    for (const sentence of sentences.slice(1)) entry.lastElementChild?.append(' ', el('span', {}, sentence));
    this.list.append(entry);
    this.toEnd();
  }

  /** Takes the last entry away: the action was taken back. */
  drop(): void {
    this.list.lastElementChild?.remove();
  }

  toEnd(): void {
    this.region.scrollTop = this.region.scrollHeight;
  }
}
