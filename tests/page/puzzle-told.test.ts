// What is said of a puzzle: a wrong move is compared with the best one without telling it, and numbers that show nothing
// are left out.
import { expect, it } from 'vitest';
import { FRESH, noteOf, textOf, type Attempt, type Says } from '../../www/features/puzzles/told';
import { progressFrom } from '../../www/features/puzzles/progress';
import type { Comparison, Worth } from '../../www/screen/comparison';

const t = (id: string, args: object = {}): string => [id, ...Object.values(args)].join('|');
const says = {
  t,
  words: { language: 'en', signed: String },
  puzzle: { goal: 'best', depth: 5, solved: 10 },
  theme: 'Loading',
  memory: false,
  answer: 'Sail',
  begins: 'Boat 1',
  name: (seat: number) => `P${seat}`,
  progress: progressFrom(null),
} as unknown as Says;
const open = (chance: number): Worth => ({ chance, ending: null, lead: null }),
  sure = (ending: 'won' | 'lost', lead: number): Worth => ({ chance: 0, ending, lead });
const found = (best: Worth, other: Worth | null, more: Partial<Comparison> = {}): Comparison => ({
  best,
  other: other && { ...other, move: 'Load' },
  why: '',
  reply: null,
  drawings: [],
  ...more,
});
const wrong = (compared: Comparison | null | undefined): string =>
  noteOf(says, { ...FRESH, mood: 'wrong', missed: { move: {} as never, said: 'Load' }, compared } as Attempt);

it('compares a wrong move with the best one, and does not tell that one', () => {
  expect(wrong(undefined)).toBe('compares');
  expect(wrong(found(open(78), open(43), { why: 'more', reply: { seat: 1, move: 'Take' } }))).toBe(
    'worth-chances|43|78 worth-why|more reply|P1|Take',
  );
  expect(wrong(found(sure('won', 3), sure('lost', -2)))).toBe('worth-wrong|worth|lost|0|-2|worth|won|0|3');
  for (const compared of [found(open(78), open(43)), found(sure('won', 3), sure('lost', -2))])
    expect(wrong(compared)).not.toContain('Sail');
});

it('says that a search sees no difference where it sees none, and what is expected only where nothing is proved', () => {
  expect(wrong(found(open(50), open(47)))).toBe('worth-unclear');
  expect(wrong(found(open(50), null))).toBe('worth-unclear');
  expect(wrong(found(sure('won', 9), sure('won', 3), { why: 'about 1 point' }))).not.toContain('about 1');
});

it('calls the other move by what it is: the one that was made, or the next best', () => {
  const told = (made: boolean, other: Worth): string =>
    noteOf(says, {
      ...FRESH,
      mood: 'told',
      missed: made ? { move: {} as never, said: 'Load' } : null,
      compared: found(open(78), other),
    } as Attempt);
  expect(told(true, open(43))).toContain('worth-made|Load');
  expect(told(false, open(43))).toContain('worth-next|Load');
  expect(told(true, open(77))).toContain('worth-unclear-best');
});

it('says where the best move begins, and how sure it is', () => {
  expect(textOf(says, { ...FRESH, hinted: true })).toBe('hint|Loading|Boat 1');
  expect(textOf({ ...says, begins: '' }, { ...FRESH, hinted: true })).toBe('hint-answer|Loading');
  expect(noteOf(says, { ...FRESH, mood: 'right', result: 'helped', change: 5 })).toBe(
    'about-theme|Loading searched|100,000 rating|1000|5 counts-helped',
  );
});
