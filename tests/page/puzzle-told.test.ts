// What is said of a puzzle: a wrong move is compared with the best one without telling it, and numbers that show nothing
// are left out.
import { expect, it } from 'vitest';
import { actsOf } from '../../www/features/puzzles/acts';
import { beginningOf } from '../../www/features/puzzles/hint';
import { becauseOf, FRESH, noteOf, textOf, type Attempt, type Says } from '../../www/features/puzzles/told';
import { progressFrom } from '../../www/features/puzzles/progress';
import { Words } from '../../www/words/words';
import { resourceOf } from './words-of';
import type { Offer } from '../../www/engine/wire';
import type { Comparison, Worth } from '../../www/ui/comparison';

const t = (id: string, args: object = {}): string => [id, ...Object.values(args)].join('|');
const says = {
  t,
  words: { language: 'en', signed: String, t, list: (all: string[]) => all.join(', ') },
  puzzle: { goal: 'best', depth: 5, solved: 10 },
  theme: 'Loading',
  look: () => 'Look',
  why: () => 'Because',
  lost: () => '',
  memory: false,
  answer: 'Sail',
  begins: { places: ['boat/1'], said: 'Boat 1' },
  name: (seat: number) => `P${seat}`,
  progress: progressFrom(null),
} as unknown as Says;
const open = (chance: number): Worth => ({ chance, ending: null, lead: null }),
  sure = (ending: 'won' | 'lost', lead: number): Worth => ({ chance: 0, ending, lead });
const found = (best: Worth, other: Worth | null, more: Partial<Comparison> = {}): Comparison => ({
  best,
  other: other && { ...other, move: 'Load', made: {} as never },
  why: '',
  reply: null,
  drawings: [],
  ...more,
});
const reply = { seat: 1, move: 'Take', why: 'P1 has 3', drawing: {} as never };
/** What stands behind the verdict on a wrong move, and below it. */
const told = (compared: Comparison | null | undefined, lost = ''): [string, string] => {
  const attempt = {
      ...FRESH,
      mood: 'wrong',
      missed: { move: {} as never, said: 'Load' },
      compared,
    } as Attempt,
    own = { ...says, lost: () => lost };
  return [becauseOf(own, attempt), noteOf(own, attempt)];
};
const wrong = (compared: Comparison | null | undefined): string => told(compared).join(' ').trim();

it('compares a wrong move with the best one, and does not tell that one', () => {
  expect(wrong(undefined)).toBe('compares');
  expect(wrong(found(open(78), open(43), { why: 'more', reply }))).toBe(
    'reply-why|P1|Take|P1 has 3 worth-chances|43|78 worth-why|more',
  );
  expect(wrong(found(sure('won', 3), sure('lost', -2)))).toBe('worth-wrong|worth|lost|0|-2|worth|won|0|3');
  for (const compared of [found(open(78), open(43)), found(sure('won', 3), sure('lost', -2))])
    expect(wrong(compared)).not.toContain('Sail');
});

it('says where to look if a search sees no difference, and what is expected only where nothing is proved', () => {
  expect(wrong(found(open(50), open(47)))).toBe('worth-unclear Look');
  expect(wrong(found(open(50), null))).toBe('worth-unclear Look');
  expect(wrong(found(sure('won', 9), sure('won', 3), { why: 'about 1 point' }))).not.toContain('about 1');
});

it('says at once which points a wrong move leaves behind, then the reply, or else what it costs', () => {
  expect(told(undefined, 'You have 4.')).toEqual(['You have 4.', '']);
  expect(told(found(open(78), open(43), { reply }), 'You have 4.')).toEqual([
    'You have 4. reply|P1|Take|P1 has 3',
    'worth-chances|43|78',
  ]);
  expect(told(found(open(78), open(43), { reply: { ...reply, why: '' } }))[0]).toBe('reply|P1|Take|');
  expect(told(found(open(78), open(43)))).toEqual(['worth-chances|43|78', '']);
  expect(told(null)[0]).toBe('');
});

it('says what the right move gains, and what it has proved below', () => {
  const attempt = { ...FRESH, mood: 'right' } as const,
    win = { ...says, puzzle: { ...says.puzzle, goal: 'win', depth: 0 } as never };
  expect([textOf(win, attempt), becauseOf(win, attempt)]).toEqual(['right', 'Because']);
  expect(noteOf(win, attempt)).toMatch(/^right-win proved\n/);
  expect(becauseOf(says, { ...FRESH, mood: 'shown' })).toBe('Because');
});

const why = (attempt: Partial<Attempt>): string => {
  const now = { ...FRESH, mood: 'told', ...attempt } as const;
  return `${becauseOf(says, now)} ${noteOf(says, now)}`.trim();
};
const missed = { move: {} as never, said: 'Load' };

it('says why in words of the game before any number', () => {
  expect(why({ compared: found(open(78), open(43)) })).toMatch(/^Because worth-best/);
  expect(why({ compared: found(open(50), open(49)) })).toBe('Because worth-best|worth|open|50|0');
  expect(why({ compared: undefined })).toBe('Because compares');
  expect(why({ compared: null })).toBe('Because');
});

it('names the place that a search has planned for the best move', () => {
  const compared = found(open(78), open(43), {
    plan: { places: ['hand/0/1', 'cell/1,2'], move: 'Play 7 at F3' },
  });
  expect(textOf(says, { ...FRESH, mood: 'told', compared })).toBe('answer|Play 7 at F3');
  expect(textOf(says, { ...FRESH, mood: 'told', compared: found(open(78), null) })).toBe('answer|Sail');
});

it('does not tell again what the verdict on a wrong move has told', () => {
  const compared = found(open(78), open(43), { why: 'more', reply });
  expect(why({ missed, weighed: true, compared })).toBe('Because reply-why|P1|Take|P1 has 3');
});

it('calls the other move by what it is: the one that was made, or the next best', () => {
  expect(why({ missed, compared: found(open(78), open(43)) })).toContain('worth-made|Load');
  expect(why({ compared: found(open(78), open(43)) })).toContain('worth-next|Load');
});

it('says where the best move begins, and how sure it is', () => {
  expect(textOf(says, { ...FRESH, hints: 2 })).toBe('hint|Loading|Boat 1');
  expect(textOf({ ...says, begins: { places: [], said: '' } }, { ...FRESH, hints: 2 })).toBe(
    'hint-answer|Loading',
  );
  const two = { places: ['hand/0/1', 'hand/0/2'], said: '7 and 9' };
  expect(textOf({ ...says, begins: two }, { ...FRESH, hints: 2 })).toBe('hint-two|Loading|7 and 9');
  expect(noteOf(says, { ...FRESH, mood: 'right', result: 'helped', change: 5 })).toBe(
    'searched|100,000\nrating|1000|5 counts-helped',
  );
});

it('begins at a place, at one of two cards of the hand, which would be the answer, or at no place', () => {
  const offer = (taps: string[], does = 'choose'): Offer =>
      ({ move: { do: does, at: taps[0] }, taps }) as never,
    [seven, nine, other, pass] = [
      offer(['hand/0/1']),
      offer(['hand/0/2']),
      offer(['hand/0/0']),
      offer(['choice/pass'], 'pass'),
    ];
  const text = {
    places: { placeLabel: (at: string) => `${at}: with 2 stones` },
    moves: { offer: ({ do: does }: { do: string }) => does },
  } as never;
  const words = new Words('en', resourceOf('page', 'en')),
    offers = [pass, other, seven, nine];
  const begins = (...good: Offer[]): string[] => beginningOf(words, text, good, offers).places;
  expect(begins(nine)).toEqual(['hand/0/0', 'hand/0/2']); // in the order of the offers
  expect(begins(nine, other)).toEqual(['hand/0/1', 'hand/0/2']); // the other one is wrong
  expect(begins(pass)).toEqual([]);
  const boat = beginningOf(words, text, [offer(['boat/1', 'dock/2'])], [pass]);
  expect(boat).toEqual({ places: ['boat/1'], said: 'boat/1' });
});

it('tells how the rating has changed in the sentence that everybody sees, once', () => {
  const counted = { ...FRESH, counted: true, change: 12 },
    right = { ...counted, mood: 'right', result: 'solved' } as const,
    wrong = { ...counted, mood: 'wrong', result: 'missed', missed } as const;
  expect(textOf(says, right)).toBe('right rating|1000|12');
  expect(noteOf(says, right)).toBe('searched|100,000');
  expect(textOf(says, wrong)).toBe('wrong|Load rating|1000|12');
  // A later try changes nothing.
  expect(textOf(says, { ...wrong, counted: false })).toBe('wrong|Load');
  expect(noteOf(says, { ...right, counted: false, result: 'missed' })).toBe(
    'searched|100,000\nrating|1000|12 counts-missed',
  );
  expect(textOf(says, { ...counted, mood: 'told' })).toBe('answer|Sail');
});

it('says what to look at before it tells a place that is the whole answer', () => {
  expect(textOf(says, { ...FRESH, hints: 1 })).toBe('hint-look|Loading|Look');
  expect(textOf(says, { ...FRESH, hints: 2 })).toBe('hint|Loading|Boat 1');
});

it('P49: says which step of a line is shown, after which move, and where the line leads', () => {
  const line = { after: 'best', step: 2, of: 2, told: 'Anna sails.', outcome: null } as const,
    compared = found(open(78), open(43));
  const at = (more: object): [string, string] => {
    const attempt = { ...FRESH, mood: 'line', compared, ...more } as Attempt;
    return [textOf(says, attempt), noteOf(says, attempt)];
  };
  expect(at({ line: null })).toEqual(['plays-on', '']);
  expect(at({ line })).toEqual([
    'bot-step|2|2 Anna sails.',
    'line-best|Sail line-worth|worth|open|78|0 line-about',
  ]);
  expect(at({ line: { ...line, step: 1 } })[1]).toBe('line-best|Sail line-about');
  expect(at({ line: { ...line, after: 'other' } })[1]).toBe(
    'line-next|Load line-worth|worth|open|43|0 line-about',
  );
  expect(at({ missed, line: { ...line, after: 'other' } })[1]).toMatch(/^line-made\|Load /);
  const over = { ...line, outcome: { winners: [0], scores: [31, 28] } };
  expect(at({ line: over })[1]).toBe('line-best|Sail line-end|P0 31, P1 28 line-about');
});

it('P49: an answer that is told has buttons for both lines, as far as both moves are known', () => {
  const ids = (attempt: Partial<Attempt>): string[] =>
    actsOf(says.words, { ...FRESH, ...attempt }, {} as never).map(
      ({ id, text, barred }) => `${id} ${text}${barred ? ' barred' : ''}`,
    );
  expect(ids({ mood: 'told', compared: undefined })).toEqual([
    'best puzzles-plate-best',
    'next puzzles-do-next',
  ]);
  const compared = found(open(78), open(43));
  expect(ids({ mood: 'told', compared })).toEqual([
    'best puzzles-plate-best',
    'other puzzles-plate-next',
    'next puzzles-do-next',
  ]);
  expect(ids({ mood: 'told', compared, missed })).toContain('other puzzles-plate-made');
  const line = { after: 'best', step: 1, of: 2, told: '', outcome: null } as const;
  expect(ids({ mood: 'line', line })).toEqual([
    'previous bot-line-previous barred',
    'onward bot-line-next',
    'back puzzles-do-back',
  ]);
  expect(ids({ mood: 'line', line: { ...line, step: 2 } })).toEqual([
    'previous bot-line-previous',
    'onward bot-line-next barred',
    'back puzzles-do-back',
  ]);
});

it.each(['en', 'fr', 'de'])('every button that goes on or back says what it leads to: %s', (language) => {
  const words = new Words(language, ...['page', 'puzzles', 'bot'].map((name) => resourceOf(name, language))),
    texts = (['right', 'line'] as const).flatMap((mood) =>
      actsOf(words, { ...FRESH, mood }, {} as never).map(({ text }) => text),
    );
  expect(new Set(texts).size).toBe(texts.length);
});
