// Looks ahead: a tree search that imagines another world for each iteration (information-set MCTS). It remembers moves by
// their text, so all worlds share one tree.
//   node arena.mjs bots/search.mjs bots/boatswain.mjs imhotep 10
import { text } from 'dockhand';

const ITERATIONS = 1000;
/** How much a move that was seldom tried is preferred. */
const EXPLORE = 0.2;
/** How far a rollout goes before the position is judged: rounds, in the Duel boats, in C'est mon fort ! cards. */
const HORIZON = 2;
/** The lead with which winning is three times as likely as losing, in points. */
const LEAD = 8;

const node = () => ({ visits: 0, offered: 0, worth: 0, next: new Map() });

/** What an outcome is worth to each seat, from 0 to 1: half for the lead, half for the victory if the game is over. */
function worths({ winners, scores }) {
  return scores.map((own, seat) => {
    const lead = own - Math.max(...scores.filter((_, other) => other !== seat));
    const chance = 0.5 + (0.5 * lead) / (Math.abs(lead) + LEAD);
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return winners.length > 0 ? (chance + won) / 2 : chance;
  });
}

/** Returns the entry to follow: one that was never tried, otherwise that of the best upper bound. */
function select(entries) {
  const bound = ({ child: { visits, offered, worth } }) =>
    worth / visits + EXPLORE * Math.sqrt(Math.log(offered) / visits);
  const fresh = entries.filter(({ child }) => child.visits === 0);
  if (fresh.length > 0) return fresh[Math.floor(Math.random() * fresh.length)];
  return entries.reduce((best, entry) => (bound(entry) > bound(best) ? entry : best));
}

/** Returns the legal moves of a world with their nodes. */
function entriesOf(parent, moves) {
  return moves.map((move) => {
    const name = text(move);
    if (!parent.next.has(name)) parent.next.set(name, node());
    return { move, child: parent.next.get(name) };
  });
}

/** Follows the tree to its edge, plays on from there, and counts the result in every node that was passed. */
function iterate(root, world, seed) {
  const path = [];
  for (let at = root; ;) {
    const [seat] = world.view(null).toAct;
    if (seat === undefined) break;
    const entries = entriesOf(at, world.legal(seat));
    const { move, child } = select(entries);
    for (const { child: offered } of entries) offered.offered++;
    world.play(seat, move);
    path.push({ seat, child });
    at = child;
    if (child.visits === 0) break;
  }
  const worth = worths(world.rollout(seed, HORIZON));
  for (const { seat, child } of path) {
    child.visits++;
    child.worth += worth[seat];
  }
}

export default function search({ table, seat, offers, seed }) {
  if (offers.length === 1) return offers[0].move;
  const root = node();
  for (let i = 0; i < ITERATIONS; i++) {
    const world = table.imagine(seat, seed * ITERATIONS + i);
    iterate(root, world, i);
    world.free();
  }
  const visits = ({ move }) => root.next.get(text(move))?.visits ?? 0;
  return offers.reduce((best, offer) => (visits(offer) > visits(best) ? offer : best)).move;
}
