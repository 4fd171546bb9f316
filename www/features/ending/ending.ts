// The end of a game: the last count, then the sheet that names the winner, says why, and leads on.
import { sleep } from '../../dom/pause';
import './ending.css';
import { box, button, el, paragraph } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import { isByHand } from '../../engine/viewpoint';
import type { Seat, SeatScore, View } from '../../engine/wire';
import type { Args } from '../../words/words';
import type { Prize } from '../../games/contract';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import type { Choice } from '../../table/drivers';
import { entries, type Entry } from '../../device/entries';
import type { Meaning, Rival } from '../../shell/feature';
import { scoreSheet } from '../../ui/text/score';
import { isGiven } from '../../ui/faces';
import { bestOf } from './best';
import { count } from './count';
import { faceOf, medal } from './medal';
import { pictureOf } from './pictures';
import { paintEvening } from './evening';
import { addFaces, addFarewell } from './portraits';
import { offerAfter } from './streak';
import { toneOf } from './tone';

/** How long the end waits for the games that were finished before, in ms. */
const PATIENCE = 300;

/** The ends that have been shown. An end that is only drawn again, in another language, opens no sheet. */
const known = new WeakSet<View>();

/** Shows how a game has ended. `asked`: a player asked for it. */
export async function end(host: Host, game: Game, asked: boolean): Promise<void> {
  const finished = entries().then(
    (all) => all.map(([, entry]) => entry),
    (): Entry[] => [],
  );
  const { table } = game,
    { view, counting } = table;
  if (!game.open || !view.outcome) return;
  const offer = (meaning: Meaning | null): void =>
    game.offerAfterwards(inBar(choicesOf(host, game, meaning)));
  offer(null);
  const meant = meaningOf(host, game).then((meaning) => {
    if (meaning && game.open) offer(meaning);
    return meaning;
  });
  if (known.has(view) && !asked) {
    await meant;
    return counting || !game.open ? undefined : game.render();
  }
  known.add(view);
  let how: 'whole' | 'skipped' | 'left' = 'whole';
  const own = await game.page.ending?.().catch(() => undefined);
  if (counting) how = await count(game, counting, own);
  const meaning = await meant;
  if ((!counting || meaning) && game.open) game.render();
  if (how === 'left' || !game.open || host.game !== game || table.view !== view || host.sheet.isOpen) return;
  // A game that comes with notes is opened at the first of them.
  if (!asked && (table.papers.came || host.notes)) return;
  // The device may be slow to tell what was played before; then no other level is offered.
  const before = await Promise.race([finished, sleep(PATIENCE).then(() => null)]);
  if (!game.open || host.sheet.isOpen) return;
  const level = before && meaning === null ? offerOf(game, before) : null;
  show(host, game, own?.prize ?? PLAIN, { moving: counting !== null, finished, meaning, offer: level });
}

/** Resolves with what the end of a game means to a feature; null: nothing, or it cannot be found out. */
async function meaningOf(host: Host, game: Game): Promise<Meaning | null> {
  const found = host.features.flatMap(({ meaning }) => meaning?.(host, game).catch(() => null) ?? []);
  return (await Promise.all(found)).find((one) => one) ?? null;
}

/** How the sheet is shown: whether the medal moves, the games on this device, and what the game means beside itself. */
interface Shown {
  moving: boolean;
  finished: Promise<Entry[]>;
  meaning: Meaning | null;
  /** The level that is offered with a sentence: the next one, or the one below. */
  offer: 'up' | 'down' | null;
}

function show(host: Host, game: Game, prize: Prize, { moving, finished, meaning, offer }: Shown): void {
  const { words } = host,
    { setup, view } = game.table,
    winners = view?.outcome?.winners ?? [],
    scores = game.session.score(),
    text = game.text(),
    { marks } = game.card;
  const people = setup.players.flatMap((_, seat) => (isByHand(setup, seat) ? [seat] : []));
  const lost = people.length > 0 && !people.some((seat) => winners.includes(seat));
  const points = scores[winners[0] ?? 0]?.total ?? 0,
    names = text.terms.names(winners);
  const colour = winners.length === 1 ? (setup.players[winners[0] ?? 0]?.colour ?? null) : null;
  const why = el('p', { class: 'why', id: 'ending-why', role: 'status' });
  const best = el('p', { class: 'best', id: 'ending-best' });
  const person = people.length === 1 ? people[0] : people.find((seat) => winners.includes(seat));
  const alone = people.length === 1 && setup.players.length > 1,
    won = alone && winners.length === 1 && !lost;
  // “You won!” stands above it: what follows does not say so again.
  const beneath = lost ? '' : won ? against(game, winners[0] ?? 0, scores) : text.moves.ask(null, []);
  const beside = (id: string, play: () => unknown): Choice => ({
    id: `after-${id}`,
    text: words.t(id),
    modest: true,
    play: () => void play(),
  });
  const replay = beside('replay', () => {
    host.sheet.close();
    return host.open('replay', game, null);
  });
  const others = host.features
    .flatMap(({ entries = [] }) => entries)
    .filter(({ at, when }) => at === 'end' && (when?.(host, game) ?? true))
    .map(({ id, open }) => beside(id, () => open(host, game)));
  const next = won ? levelBeside(game, 1) : offer === 'down' ? levelBeside(game, -1) : null;
  const harder: Choice[] = next
    ? [
        {
          id: won ? 'after-stronger' : 'after-weaker',
          text: words.t(won ? 'ending-stronger' : 'ending-weaker', next.named),
          modest: true,
          play: () => void host.open('rematch', game, next.rival),
        },
      ]
    : [];
  const act = ({ id = '', modest, text, play }: Choice): HTMLElement => {
    const name = id.replace('after-', '');
    return button([pictureOf(name), text], { id: name, class: modest ? null : 'primary' }, (event) =>
      play(event as MouseEvent),
    );
  };
  const evening = lost ? el('canvas', { class: 'evening', 'aria-hidden': 'true' }) : null;
  const sheet = el('section', `ending ${lost ? 'lost' : 'won'}`, [
    evening ??
      box({ class: moving ? 'laurel moving' : 'laurel' }, medal(prize, faceOf(colour, marks), moving)),
    el('p', 'winner-name', [
      ...winners.map((seat) => stone(setup.players[seat]?.colour ?? 0, marks)),
      el('strong', {}, [
        lost
          ? words.t('ending-lost', { names, count: winners.length })
          : won
            ? words.t('ending-won', {
                rout: String(toneOf(points, overOf(winners[0] ?? 0, scores) ?? points) === 'rout'),
              })
            : names,
      ]),
    ]),
    beneath === '' ? null : paragraph(beneath, 'wins'),
    why,
    lost && person !== undefined ? paragraph(fair(host, game, person, points), 'fair') : null,
    best,
  ]);
  host.sheet.show(words.t('score-final'), [
    sheet,
    el(
      'div',
      { class: 'acts' },
      // What leads on stands above, if the game means more than itself.
      ...choicesOf(host, game, meaning)
        .flatMap((choice) =>
          choice.modest ? [choice] : [replay, ...others, ...(meaning ? [] : [...harder, choice])],
        )
        .filter(({ id }) => id !== 'after-scores')
        .map(act),
    ),
    scoreSheet(text, scores, marks),
  ]);
  meaning?.tell(sheet);
  void addFaces(game, winners, sheet).catch(() => undefined);
  void addFarewell(host, game, next && offer, sheet).catch(() => undefined);
  if (evening) void paintEvening(game.card.id, evening).catch(() => undefined);
  // A live region speaks only what is added to it later.
  requestAnimationFrame(() => {
    why.textContent = text.score.whyWon(winners, scores);
  });
  if (person !== undefined)
    void finished.then((all) => {
      best.textContent = bestText(host, game, person, all);
    });
}

/** Says by how much the person won, over whom the engine names; empty if points did not decide. */
function against({ words }: Game, seat: Seat, scores: SeatScore[]): string {
  const others = overOf(seat, scores);
  return others === null ? '' : words.t('ending-won-by', { points: scores[seat]?.total ?? 0, others });
}

/** Returns the points of the player over whom a seat has won by points, as the engine says; otherwise null. */
function overOf(seat: Seat, scores: SeatScore[]): number | null {
  const decided = scores[seat]?.decided;
  return decided?.by === 'points' ? (scores[decided.over]?.total ?? 0) : null;
}

/** Returns the level that is offered after this game: by how often in a row it ended so, against one computer player. */
function offerOf(game: Game, all: Entry[]): 'up' | 'down' | null {
  const { setup, view } = game.table,
    winners = view.outcome?.winners ?? [],
    level = setup.players.find((player) => (player.level ?? null) !== null)?.level,
    you = setup.players.findIndex((_, seat) => isByHand(setup, seat));
  if (setup.players.length !== 2 || (level ?? null) === null || you < 0 || winners.length !== 1) return null;
  return offerAfter(all, {
    game: game.card.id,
    level: level ?? 0,
    moves: game.history.moves,
    points: view.outcome?.scores ?? [],
    won: winners.includes(you),
  });
}

/**
 * Returns the next stronger computer player, or the next weaker one (`by` is 1 or -1), if there is only one at the table
 * and such a level, and what its button says. One with a character stays the same person.
 */
function levelBeside({ entry, table, words }: Game, by: number): { rival: Rival; named: Args } | null {
  const [player, ...others] = table.setup.players.filter(({ level }) => (level ?? null) !== null),
    level = (player?.level ?? 0) + by,
    id = entry.levels[level]?.id;
  if (!player || others.length > 0 || id === undefined) return null;
  const title = words.t(`bot-level-${id}`),
    person = (player.character ?? null) === null ? null : player.name;
  return { rival: { level, name: person ?? title }, named: { level: title, person: person ?? 'none' } };
}

/** Returns the words for a person who has lost to a computer player; empty if points did not decide. */
function fair({ words }: Host, game: Game, seat: Seat, most: number): string {
  const points = game.session.score()[seat]?.total ?? 0,
    { setup } = game.table,
    player = setup.players[seat],
    named = player !== undefined && !isGiven(setup.game, player);
  return points > most
    ? ''
    : words.t(`ending-lost-by${named ? '' : '-you'}`, {
        name: game.text().terms.name(seat),
        points,
        most,
        tone: toneOf(most, points),
      });
}

function bestText({ words }: Host, game: Game, seat: Seat, all: Entry[]): string {
  const points = game.session.score().map(({ total }) => total),
    name = game.table.setup.players[seat]?.name ?? '',
    best = bestOf(all, { game: game.card.id, moves: game.session.moveCount(), points, name });
  if (best === null) return '';
  const own = points[seat] ?? 0,
    { setup } = game.table,
    alone = setup.players.filter((_, at) => isByHand(setup, at)).length === 1;
  return words.t(`ending-best${own > best ? '-new' : ''}${alone ? '-you' : ''}`, {
    name: game.text().terms.name(seat),
    points: own,
    best,
  });
}

/**
 * Returns the choices as they stand below the table: the score comes last, where _Confirm_ was, since a click too many must
 * not begin a game.
 */
const inBar = (choices: Choice[]): Choice[] => [...choices].reverse();

/** Returns the choices at the end, for the sheet and afterwards for the bar. */
function choicesOf(host: Host, game: Game, meaning: Meaning | null): Choice[] {
  const { words } = host;
  const choice = (id: string, text: string, play: () => void, modest = true): Choice => ({
    id: `after-${id}`,
    text,
    modest,
    picture: pictureOf(id),
    play,
  });
  return [
    choice('scores', words.t('ending-scores'), () => host.tellEnd(game, true)),
    choice('turning', words.t('ending-turning'), () => void host.open('review', game, true)),
    choice('review', words.t('review'), () => void host.open('review', game, false)),
    meaning?.onward ?? choice('again', words.t('again'), () => void host.open('rematch', game, null), false),
  ];
}

/** The prize of a game that has none of its own: a laurel and a star. */
const PLAIN = {
  leaf: 'M0 0C-11 -9 -11 -24 0 -34C11 -24 11 -9 0 0z',
  sign: 'M24 6l5.3 11.5 12.6 1.4-9.4 8.5 2.6 12.4L24 33.5l-11.1 6.3 2.6-12.4-9.4-8.5 12.6-1.4z',
};
