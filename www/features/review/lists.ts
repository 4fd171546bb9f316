// The lists of a review: the turning points, the numbers of each player, and every move.
import { button, el, fill, paragraph } from '../../dom/elements';
import { stone, type Marks } from '../../dom/glyph';
import type { Seat } from '../../engine/wire';
import type { Words } from '../../words/words';
import type { Fortune, Skill, Turning } from './turning-points';

/** A player as the lists show one. */
export interface Named {
  name: string;
  colour: number;
}

/** Returns a loss in words, from thousandths of the chance to win. */
export const lossText = (words: Words, loss: number): string =>
  words.t('review-loss-of', { loss: Math.round(loss / 10) });

/** Says from where to where a player slid. */
const slideText = (words: Words, [from, to]: [number, number]): string =>
  words.t('review-slid', { from: Math.round(from / 10), to: Math.round(to / 10) });

/** Returns luck in words: whole wins of a hundred with a sign, and how far it may be off. */
function fortuneText(words: Words, { luck, within }: Fortune): string {
  const value = Math.round(luck / 10);
  return words.t('review-fortune', {
    sign: value > 0 ? 'more' : value < 0 ? 'less' : 'even',
    value: Math.abs(value),
    within: Math.max(1, Math.ceil(within / 10)),
  });
}

/** The turning points of a game. `said`: what was played there; `go`: goes to one. */
export interface Turnings {
  found: Turning[];
  said: (turning: Turning) => { name: string; colour: number; move: string };
  marks: Marks;
  go: Go;
}

/** Goes to a position; `byKey`: it was chosen with a key. */
type Go = (at: number, byKey: boolean) => Promise<void>;

/** Returns what a click on an entry does: one that a key makes is counted as none. */
const goTo =
  (go: Go, at: number) =>
  (event: Event): void =>
    void go(at, (event as MouseEvent).detail === 0);

/** Writes the turning points, or only their title as long as they are searched. */
export function fillTurnings(into: HTMLElement, words: Words, known: Turnings | null): void {
  const title = el('h3', {}, words.t('review-turnings'));
  if (!known) return fill(into, title);
  const { found, said, marks, go } = known;
  const entry = (turning: Turning, i: number): HTMLElement => {
    const { name, colour, move } = said(turning);
    const parts = [
      // The number of its move, which stays the same when another turning point is found.
      el('span', 'notable', String(turning.at + 1)),
      stone(colour, marks),
      el('span', 'what', words.t('bot-move-of', { name, move })),
      el('span', 'loss', lossText(words, turning.loss)),
      turning.slid ? el('span', 'slid', slideText(words, turning.slid)) : null,
    ];
    const look = { class: 'quiet', id: `turning-${i + 1}`, 'data-at': turning.at };
    return el('li', {}, button(parts, look, goTo(go, turning.at)));
  };
  fill(into, [
    title,
    found.length === 0
      ? paragraph(words.t('review-none'))
      : el('ol', { class: 'turnings', role: 'list' }, ...found.map(entry)),
  ]);
}

/** How well and how luckily each player played, by seat. */
interface Numbers {
  players: Named[];
  /** Null until the decisions are searched that seem to have lost most. */
  skills: Skill[] | null;
  /** Null if there were no draws, `awaited` if they are still searched: their row has its place from the beginning. */
  fortunes: Fortune[] | 'awaited' | null;
  marks: Marks;
}

export function fillNumbers(into: HTMLElement, words: Words, numbers: Numbers): void {
  const { players, skills, fortunes, marks } = numbers;
  /** A number of each player, below one line that says what it counts. */
  const measure = (id: string, value: (seat: Seat) => string): HTMLElement =>
    el('tbody', { id: `numbers-${id}` }, [
      el('tr', {}, [
        el('th', { scope: 'rowgroup', colspan: players.length }, [
          el('b', {}, words.t(`review-${id}`)),
          ' ',
          el('span', {}, words.t(`review-${id}-about`)),
        ]),
      ]),
      el('tr', {}, ...players.map((_, seat) => el('td', {}, value(seat)))),
    ]);
  const costly = (seat: Seat): string => {
    const { costly = 0, decisions = 0 } = skills?.[seat] ?? {};
    return skills ? words.t('review-of', { count: costly, decisions }) : '…';
  };
  const luck = (seat: Seat): string =>
    fortunes === 'awaited' ? '…' : fortunes?.[seat] ? fortuneText(words, fortunes[seat]) : '';
  fill(into, [
    el('h3', {}, words.t('review-numbers')),
    el('table', {}, [
      el('thead', {}, [
        el('tr', {}, [
          players.map(({ name, colour }) => el('th', { scope: 'col' }, stone(colour, marks), ' ', name)),
        ]),
      ]),
      measure('costly', costly),
      fortunes && measure('luck', luck),
    ]),
  ]);
}

/** Returns the explanation of the numbers, which is closed at first. */
export const explanation = (words: Words): HTMLDetailsElement =>
  el('details', { id: 'review-how' }, [
    el('summary', {}, words.t('review-how')),
    ...['review-how-chance', 'review-how-given', 'review-how-luck'].map((id) =>
      paragraph(words.t(id), 'note'),
    ),
  ]);

/** What the list of all moves says of one. */
export interface Move {
  seat: Seat;
  said: string;
  loss: number | null;
  /** Whether no search can change the loss any more. */
  certain: boolean;
}

/** Returns what the list says of a loss. */
const lossOf = ({ loss, certain }: Move): string => {
  if (loss === null) return '';
  return certain ? String(Math.round(loss / 10)) : '…';
};

/** Writes every move with its loss, and the chances before it; the last row is the end of the game. */
export function fillMoves(
  into: HTMLElement,
  words: Words,
  { players, moves, course, go }: { players: Named[]; moves: Move[]; course: number[][]; go: Go },
): void {
  const percent = (value: number): string => words.t('review-percent', { value: Math.round(value / 10) });
  /** A move has the whole width, above its numbers: beside them nothing is left for it in a narrow column. */
  const entry = (at: number): HTMLElement => {
    const move = moves[at];
    return el('tbody', {}, [
      el('tr', {}, [
        el('th', { scope: 'rowgroup', colspan: 1 + players.length }, [
          button(
            move
              ? words.t('review-turning', {
                  number: at + 1,
                  name: players[move.seat]?.name ?? '',
                  move: move.said,
                })
              : words.t('review-end'),
            { class: 'quiet', 'data-at': at },
            goTo(go, at),
          ),
        ]),
      ]),
      el('tr', {}, [
        el('td', {}, move && lossOf(move)),
        ...players.map((_, seat) => el('td', {}, course[at] ? percent(course[at][seat] ?? 0) : '')),
      ]),
    ]);
  };
  fill(into, [
    el('table', {}, [
      el('thead', {}, [
        el('tr', {}, [
          el('th', { scope: 'col' }, words.t('review-given-away')),
          ...players.map(({ name }) => el('th', { scope: 'col' }, name)),
        ]),
      ]),
      ...[...moves.keys(), moves.length].map(entry),
    ]),
  ]);
}
