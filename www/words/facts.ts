// A reason in words: one sentence from the facts that the engine gives for a move, with names, places and numbers.
import type { Fact, Place, Reason, ScoreDelta, Seat } from '../engine/wire';
import type { GameText } from './text/text';
import type { Args } from './words';

/** The most facts in one sentence, unless there is room for fewer. */
const MOST = 2;

/** What a place of the table is to words, by its head: the field of a move or an event that names the same thing. */
const FIELDS: Record<string, (parts: string[]) => object> = {
  lane: ([boat]) => ({ boat: Number(boat) }),
  quay: ([boat]) => ({ boat }),
  card: ([spot]) => ({ spot: Number(spot) }),
  held: ([, card]) => ({ card }),
  out: ([token]) => ({ token }),
  cell: ([cell = '']) => ({ cell: cell.split(',').map(Number) }),
};

function placed({ terms }: GameText, place: Place): Args {
  const [head = '', ...parts] = place.split('/');
  return terms.args(FIELDS[head]?.(parts) ?? {});
}

/** Says one fact, as the part of a sentence; `seat`: the player who is addressed. */
function factText(text: GameText, fact: Fact, seat: Seat | null): string {
  const { terms, moves } = text,
    { what, at, amount, other, next } = fact,
    you = fact.seat === seat,
    more = amount > other;
  const args: Args = {
    ...{
      name: terms.name(fact.seat),
      n: amount,
      other,
      of: fact.of,
      by: fact.by,
      more: more ? 'yes' : 'no',
    },
    ...{ size: Math.abs(amount), loses: amount < 0 ? 'yes' : 'no' },
    all: amount === fact.of ? 'yes' : 'no',
    ...(you && { you: 'yes' }),
    ...(at !== null && placed(text, at)),
  };
  if (next === null) return terms.words.t(`why-${terms.scene.setup.game}-${what}`, args);
  const id = `bot-why-${what}-${you ? 'you' : 'name'}-${more ? 'more' : 'fewer'}`;
  return terms.words.t(id, { ...args, move: moves.offer(next) });
}

/** Returns the facts that a sentence tells: the strongest of those that speak for the move. */
export const toldOf = ({ facts }: Reason, most = MOST): Fact[] =>
  facts.filter(({ speaks }) => speaks).slice(0, most);

/** Says a reason for a move that costs points at once: the loss comes first, or the reason reads as if it were overlooked. */
export function despite(
  { terms: { words } }: GameText,
  why: string,
  { scores, reveals }: Pick<ScoreDelta, 'scores' | 'reveals'>,
  seat: Seat,
): string {
  const points = reveals ? 0 : -(scores[seat] ?? 0);
  return why !== '' && points > 0 ? words.t('bot-why-despite', { points, why }) : why;
}

/** Says a reason in one sentence, without a capital and a full stop; empty if nothing speaks for the move. */
export function reasonText(text: GameText, reason: Reason | null, seat: Seat | null, most = MOST): string {
  const facts = reason ? toldOf(reason, most) : [],
    [first = '', second] = facts.map((fact) => factText(text, fact, seat));
  return second ? text.terms.words.t('bot-why-two', { first, second }) : first;
}
