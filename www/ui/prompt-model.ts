// Shows the texts of a position on the screen: the bar, the prompt, the buttons over the table, its marks and
// titles. All of it follows from the state of the page and from the engine's answers.
import type { Game } from './game-view';
import { modeOf } from '../table/moves';
import type { Item } from './overlay';
import { answersNow, isAnswer, isPlanned, mayGoOn, narrow, type Picked } from '../table/pick';
import type { Choice } from '../table/drivers';
import { nextOf } from '../table/state';
import type { Viewpoint } from '../engine/viewpoint';
import type { GameText } from '../words/text/text';
import { titleHeight } from '../stage/layout/types';
import type { Mark } from '../stage/stage';
import type { Place, Seat } from '../engine/wire';

/** Returns the player named in the prompt, whose seat is lit: who moves now, or else who decides. */
export function speaksOf({ table }: Pick<Game, 'table'>): Seat | null {
  const { moving, pastPosition, seat, view } = table;
  if (pastPosition || moving?.who === 'all') return null;
  return moving?.who ?? seat ?? nextOf(table) ?? view.toAct[0] ?? null;
}

/** Updates the bar above the table: the title, and the players with their points. */
export function showBar(game: Game, text: GameText): void {
  game.screen.bar.setTitle(game.words.t(`game-${game.card.id}`), text.score.progress());
  const { counting, home, setup, view, viewpoint } = game.table,
    lit = speaksOf(game);
  game.screen.bar.setPeek(
    game.words,
    !game.card.secrets || home.eye !== null || view.outcome
      ? null
      : viewpoint.eye === null
        ? 'look'
        : 'cover',
  );
  game.screen.bar.setChips(
    setup.players.map((player, i) => ({
      name: text.terms.called(i),
      colour: player.colour,
      points: counting ? (counting.points[i] ?? 0) : text.terms.scene.count(`score/${i}`),
      acting: lit === i,
      winner: !counting && !!text.terms.scene.view.outcome?.winners.includes(i), // of the position shown
    })),
  );
}

/** Returns whether a hint can be asked for if this is the turn of a player here; undefined where there are none. */
const adviceOf = ({ table }: Game, turn: boolean): boolean | undefined =>
  table.purpose === 'game' && !table.view.outcome ? turn : undefined;

/** Says why nothing can be taken back; empty if a move can. */
const undoOf = ({ commands, words }: Game): string =>
  commands.undoBarred === null ? '' : words.t(commands.undoBarred);

/** Shows whose turn it is, what can be done, and the move that was begun. */
export function showPrompt(game: Game, text: GameText, picked: Picked): void {
  const { seat, view, offers, pastPosition } = game.table;
  if (pastPosition) {
    game.screen.prompt.set(
      null,
      game.words.t('past-position', { at: pastPosition.at, of: pastPosition.of }),
      game.words.t('past-return'),
    );
    return game.screen.prompt.setActs({ cancel: true });
  }
  const { moving, counting } = game.table;
  if (moving && moving.who !== null) return showMove(game, text, moving.who);
  if (counting) {
    if (counting.title !== '') game.screen.prompt.set(null, counting.title, counting.about);
    return game.screen.prompt.setActs({ undo: undoOf(game) });
  }
  if (seat === null && !view.outcome) return showWaiting(game, text);
  const started = picked.taps.length > 0;
  const status =
    picked.offer && !mayGoOn(picked)
      ? text.moves.offer(picked.offer.move, picked.taps)
      : started
        ? text.moves.next(picked.candidates, picked.taps)
        : text.moves.ask(seat, offers);
  const shownSeat = seat ?? view.outcome?.winners[0] ?? 0,
    sealing = picked.offer && game.opponents?.forGood?.(picked.offer);
  const hint = picked.offer
    ? [
        isPlanned(picked.offer, picked.taps)
          ? text.terms.t('preview-planned')
          : game.hints.preview(text, picked.offer),
        sealing?.about,
      ]
        .filter(Boolean)
        .join(' ')
    : started
      ? ''
      : view.outcome
        ? text.score.whyWon(view.outcome.winners, game.session.score())
        : game.opponents?.announcement || text.moves.advice(offers);
  game.screen.prompt.set(
    game.table.setup.players[shownSeat]?.colour ?? null,
    status,
    hint,
    false,
    hint !== '' && hint === game.opponents?.announcement ? 'news' : 'preview',
  );
  // Answers are buttons: those that are whole moves, and those that complete a move that was begun.
  const choices: Choice[] = view.outcome
    ? game.afterwards
    : [
        ...answersNow(offers, picked).map((offer) => ({
          text: text.moves.offer(offer.move, picked.taps),
          modest: offers.length > 1 && (picked.offer !== null || text.moves.modest.includes(offer.move.do)),
          picture: game.page.pictogram?.(offer.move) ?? null,
          proposed: offer === game.commands.proposed,
          play: () => void game.commands.choose(offer),
        })),
        ...(sealing ? [sealing] : []),
        ...(game.opponents?.besides?.() ?? []),
      ];
  game.screen.prompt.setActs({
    confirm: picked.offer !== null && !sealing,
    cancel: started,
    undo: undoOf(game),
    advise: adviceOf(game, offers.length > 0),
    choices,
  });
  game.hints.showGhosts(picked.offer);
}

/**
 * Names the player whose move is being shown in the prompt, or says that all have chosen. The next question
 * comes with its buttons when the pieces lie still.
 */
function showMove(game: Game, text: GameText, mover: Seat | 'all'): void {
  const { opponents, screen, table } = game,
    { kind, hint } = screen.prompt.hinted;
  const [colour, status] =
    mover === 'all'
      ? [null, text.terms.t('now-all')]
      : [table.setup.players[mover]?.colour ?? null, text.terms.t('now-plays', text.terms.who(mover))];
  screen.prompt.set(colour, status, '', true);
  if (kind === 'told') screen.prompt.setHint(hint, kind);
  const choices = table.seat === null || opponents?.busy ? (opponents?.prompt().choices ?? []) : [];
  screen.prompt.setActs({ undo: undoOf(game), advise: adviceOf(game, false), choices });
}

/**
 * Shows the prompt while no player can decide in this viewpoint: the device goes to the next player, or a
 * hand has to be covered first. A player who already has the device is asked here twice, without the screen
 * that covers everything, so that all that is public stays in view.
 */
function showWaiting(game: Game, text: GameText): void {
  const { commands, words } = game,
    { home, holder, viewpoint } = game.table,
    { eye, called } = viewpoint,
    next = nextOf(game.table);
  const undo = undoOf(game);
  if (next === null && called === null) {
    const { colour, status, choices } = game.opponents?.prompt() ?? { colour: null, status: '' };
    game.screen.prompt.set(colour, status, game.opponents?.announcement ?? '', true);
    return game.screen.prompt.setActs({ undo, advise: adviceOf(game, false), choices });
  }
  const seat = eye ?? called ?? next ?? 0,
    name = text.terms.name(seat),
    has = holder === seat;
  // The second click of a double click was meant for the page as it was before.
  const way = (act: string, to: Viewpoint): Choice => ({
    id: act === 'handover-take' ? 'take' : undefined,
    text: words.t(act, { name }),
    play: ({ detail }) => void (detail < 2 && commands.turnTo(to)),
  });
  const [status, about, ...choices]: [string, string, ...Choice[]] =
    eye !== null
      ? ['peek-status', 'peek-about', way('peek-cover', home)]
      : called !== null && has
        ? ['handover-title', 'handover-away', way('handover-take', { eye: seat, called: null })]
        : [
            'private-next',
            has ? 'handover-away' : 'private-about',
            way(has ? 'handover-title' : 'private-hand-over', { eye: null, called: seat }),
          ];
  game.screen.prompt.set(
    game.table.setup.players[seat]?.colour ?? null,
    words.t(status, { name }),
    words.t(about),
  );
  game.screen.prompt.setActs({ undo, choices });
}

export function itemsOf(game: Game, text: GameText, picked: Picked, chosen: Set<Place>): Item[] {
  const places = new Set(
    [...text.places.buttons(), ...picked.lit, ...chosen].filter((place) => !isAnswer(place)),
  );
  const open = new Set([
    ...chosen,
    ...picked.lit,
    ...(game.table.pastPosition ? [] : narrow(game.table.offers, [], modeOf(game)).lit),
  ]);
  return [...places].flatMap((place) => {
    const rect = game.stage.rect(place);
    if (!rect) return [];
    return [
      {
        place,
        area: text.places.areaOf(place),
        lit: picked.lit.has(place),
        chosen: chosen.has(place),
        open: open.has(place),
        rect,
      },
    ];
  });
}

export function marksOf(game: Game, picked: Picked, chosen: Set<Place>): Map<Place, Mark> {
  const marks = new Map<Place, Mark>();
  if (game.table.pastPosition) return marks;
  for (const place of game.table.last) marks.set(place, 'last');
  const { view } = game.table;
  for (const place of picked.lit)
    if (!view || !game.page.needsNoRing?.(place, view)) marks.set(place, 'legal');
  for (const place of chosen) marks.set(place, 'chosen');
  return marks;
}

/** Writes the titles of the panels. */
export function showLabels(game: Game, text: GameText): void {
  game.screen.labels.set(
    game.stage.areas().flatMap(({ id, rect, turned = false }) => {
      const seat = /^seat\/(\d)$/.exec(id)?.[1];
      if (seat !== undefined)
        return [
          {
            ...rect,
            text: text.terms.called(+seat),
            kind: +seat === speaksOf(game) ? 'name acting' : 'name',
            h: Math.max(titleHeight, rect.h),
            turned: turned && rect,
          },
        ];
      const title = text.places.panelTitle(id);
      return title === null
        ? []
        : [{ ...rect, text: title, kind: 'panel', h: titleHeight, turned: turned && rect }];
    }),
  );
}
