// The notes of the game on the table, while they are read and written. Pure.
import type { Place } from '../../engine/wire';
import { isWritten, MOST, sameArrow, type Note, type Study } from './format';

/** What a change came to: it was made, taken away, or there are as many as there may be. */
export type Change = 'added' | 'removed' | 'full';

export class Notes {
  title: string;
  author: string;
  private readonly notes: Map<number, Note>;

  constructor({ title, author, notes }: Study) {
    this.title = title;
    this.author = author;
    this.notes = new Map(notes.map((note) => [note.at, note]));
  }

  /** All that has been written, in the order of the game. */
  get study(): Study {
    const notes = [...this.notes.values()].filter(isWritten).sort((a, b) => a.at - b.at);
    return { title: this.title.trim(), author: this.author.trim(), notes };
  }

  /** The positions that have a note, by the moves before them. */
  get stops(): number[] {
    return this.study.notes.map(({ at }) => at);
  }

  /** Returns the note about a position, or null. */
  at(at: number): Note | null {
    const note = this.notes.get(at);
    return note && isWritten(note) ? note : null;
  }

  /** Writes words about a position; returns whether there was room for another note. */
  write(at: number, words: string): boolean {
    const note = this.begin(at);
    if (note) note.words = words.slice(0, MOST.words);
    return note !== null;
  }

  /** Draws an arrow, or takes it away if it is there. */
  arrow(at: number, arrow: [Place, Place]): Change {
    return toggle(this.begin(at)?.arrows, arrow, sameArrow, MOST.arrows);
  }

  /** Marks a place, or takes its mark away. */
  mark(at: number, place: Place): Change {
    return toggle(this.begin(at)?.marks, place, (one, other) => one === other, MOST.marks);
  }

  remove(at: number): void {
    this.notes.delete(at);
  }

  /** Returns the note about a position, a new one if there is none; null if there are too many. */
  private begin(at: number): Note | null {
    const known = this.notes.get(at);
    if (known) return known;
    if (this.stops.length >= MOST.notes) return null;
    const note: Note = { at, words: '', arrows: [], marks: [] };
    this.notes.set(at, note);
    return note;
  }
}

/** Adds a thing to a list, or removes the same one. */
function toggle<T>(
  list: T[] | undefined,
  thing: T,
  same: (one: T, other: T) => boolean,
  most: number,
): Change {
  if (!list) return 'full';
  const known = list.findIndex((one) => same(one, thing));
  if (known >= 0) list.splice(known, 1);
  else if (list.length >= most) return 'full';
  else list.push(thing);
  return known >= 0 ? 'removed' : 'added';
}
