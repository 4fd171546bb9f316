// What computer players with a character say: a line at the beginning, at turning points of the game, and at the end.
// The words have the lines by person and occasion; none of them is said twice in ten games.
import { aside } from '../../device/aside';
import { chooseLine, LINES } from '../../device/said';
import { isByHand } from '../../engine/viewpoint';
import type { GameEvent, Seat } from '../../engine/wire';
import { eventsOf } from '../../table/direct';
import type { Farewell } from '../../shell/feature';
import { Bubble } from '../../ui/bubble';
import type { Game } from '../../ui/game-view';

interface Talk {
  /** The occasions that were spoken of in this game. */
  done: Set<string>;
  /** Whether it was played here, and not only opened. */
  played: boolean;
  farewell: Farewell | null;
}
const talks = new WeakMap<Game, Talk>();
const talkOf = (game: Game): Talk => {
  const talk = talks.get(game) ?? { done: new Set(), played: false, farewell: null };
  talks.set(game, talk);
  return talk;
};

/**
 * Returns the seats of computer players with a character, and the only person, to whom they speak; null if several people
 * play, or none, or teams.
 */
function tableOf({ card, table: { setup } }: Game): { you: Seat; people: Seat[] } | null {
  const seats = setup.players.map((_, seat) => seat),
    [you, ...others] = seats.filter((seat) => isByHand(setup, seat)),
    people = seats.filter((seat) => (setup.players[seat]?.character ?? null) !== null);
  return you === undefined || others.length > 0 || (card.marks === 'owners' && seats.length > 3)
    ? null
    : { you, people };
}

/** Returns a line of a player for an occasion, or null. */
function lineOf(
  { card, entry, table: { setup }, words }: Game,
  seat: Seat,
  occasion: string,
  most = LINES,
): string | null {
  const person = `${card.id}-${entry.characters[setup.players[seat]?.character ?? -1] ?? ''}`,
    key = `talk-${person}-${occasion}`;
  if (!aside.remarks || !words.has(key)) return null;
  const lines = words.t(key).split('\n'),
    nth = chooseLine(person, setup.seed, occasion, lines.length, most);
  return nth === null ? null : (lines[nth]?.trim() ?? null);
}

/** Returns the player with the most points that all see; null if several have as many. */
function leaderOf({ session }: Game): Seat | null {
  const totals = session.score().map(({ total }) => total),
    most = Math.max(...totals),
    first = totals.indexOf(most);
  return totals.lastIndexOf(most) === first ? first : null;
}

/** Lets the computer players of a game speak. */
export async function addTalk(game: Game): Promise<void> {
  const at = tableOf(game),
    begins = game.history.moves < 2;
  if (!at || at.people.length === 0 || game.table.purpose !== 'game') return;
  const [occasions] = await Promise.all([game.page.talk?.(), game.words.fetch(`talk-${game.card.id}`)]);
  if (!game.open || !occasions) return;
  const talk = talkOf(game),
    { done } = talk,
    { people } = at,
    bubble = new Bubble(game);
  let since = 0,
    leader = leaderOf(game);
  // Another person greets in the next game; and who has spoken lets the others speak first.
  people.push(...people.splice(0, game.table.setup.seed % people.length));
  const speak = (occasion: string, seats: readonly Seat[]): boolean => {
    // The end has its line, too, also if the game was opened again.
    const most = LINES - 1;
    if (done.has(occasion) || done.size >= most) return false;
    for (const seat of seats) {
      const line = lineOf(game, seat, occasion, most);
      if (line === null) continue;
      done.add(occasion);
      since = 0;
      people.push(...people.splice(people.indexOf(seat), 1));
      const told = said(game, seat, line);
      bubble.show(seat, line, told);
      game.screen.log.remark(told);
      return true;
    }
    return false;
  };
  const hear = async (events: readonly GameEvent[]): Promise<void> => {
    const now = leaderOf(game),
      leads = leader === null || now === leader ? null : now;
    leader = now ?? leader;
    if (events.length === 0) return; // taken back, or still secret
    talk.played = true;
    since += 1;
    await game.motion.settle();
    const { setup, view } = game.table;
    if (!game.open || view.outcome || since < occasions.gap) return;
    for (const turning of occasions.turnings) {
      const seats = people.filter((me) => turning.is(events, { me, you: at.you, setup, leads }));
      if (speak(turning.name, seats)) return;
    }
  };
  game.events.on('made', (steps) => void hear(eventsOf([...steps])));
  if (begins) speak('start', [...people]);
}

/**
 * Returns what a computer player says at the end of a game; null if it says nothing. `offer`: another level is offered
 * with it, the next one (`up`) or the one below.
 */
export function farewellOf(game: Game, offer: 'up' | 'down' | null): Farewell | null {
  const at = tableOf(game),
    winners = game.table.view.outcome?.winners ?? [],
    talk = talkOf(game);
  if (!at || !talk.played || talk.farewell) return talk.farewell;
  const seat = at.people.find((one) => winners.includes(one)) ?? at.people[0],
    isYours = winners.includes(at.you);
  if (seat === undefined) return null;
  const how = !winners.includes(seat) ? (isYours ? 'lost' : null) : isYours ? 'shared' : 'won';
  const text = (offer && lineOf(game, seat, offer)) ?? (how && lineOf(game, seat, how));
  if (text) talk.farewell = { seat, text: said(game, seat, text) };
  return talk.farewell;
}

const said = (game: Game, seat: Seat, line: string): string =>
  game.words.t('bot-said', { name: game.text().terms.name(seat), line });
