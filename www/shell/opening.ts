// Opens games from outside: saved or linked records, and files.
import '../dom/form.css';
import '../ui/sheets/sheets.css';
import { fetchEngine, refused, Refused, type Session } from '../engine/engine';
import { Missed } from '../engine/fetching';
import { recordIn } from '../device/pasted';
import { refusalText } from '../words/refusals';
import { findCard } from '../games';
import { translateNames } from '../ui/text/names';
import { askToLeave } from '../ui/sheets/leave';
import { pause, type App } from './app';
import type { GameCard } from '../games/contract';
import type { Game } from '../ui/game-view';
import type { Opening } from './feature';
import type { Host, Parts } from './host';
import { forgetLink, linkedGame, readFile } from './outside';

/** The code of a device in the room; what goes on with it says the code itself (`guests` of features). */
const CODE = /^[\s#]*p[\w-]/;

/** Opens a game, or what a feature opens, from outside. */
export const resume = (
  app: App,
  text: string,
  id?: string,
  otherwise?: () => Promise<string | null>,
): Promise<string | null> => openWith(app, text, 'text', () => resumeRecord(app, text, id, otherwise));

const openingsOf = ({ features }: App, text: string, from: Opening['from']): Opening[] =>
  features.flatMap(({ openings = [] }) => openings.filter((one) => one.from === from && one.like.test(text)));

/** Opens what belongs to a feature; what belongs to none is opened by `otherwise`. */
async function openWith(
  app: App,
  text: string,
  from: Opening['from'],
  otherwise: () => Promise<string | null>,
): Promise<string | null> {
  try {
    for (const { open } of openingsOf(app, text, from)) {
      const why = await open(app, text, (record, opened) =>
        resumeRecord(app, record, undefined, undefined, opened),
      );
      if (why !== undefined) return why;
    }
  } catch (thrown) {
    app.miss(thrown, () => void openWith(app, text, from, otherwise));
    return 'unreachable';
  }
  return otherwise();
}

/** Opens a record: the engine replays it, or says why not and nothing has changed. */
async function resumeRecord(
  app: App,
  text: string,
  id?: string,
  otherwise?: () => Promise<string | null>,
  opened?: (game: Game) => void,
): Promise<string | null> {
  let parts: Parts | null;
  let session: Session;
  let card: GameCard | undefined;
  try {
    const { gameOf } = await fetchEngine(app.choosing);
    text = recordIn(text, gameOf);
    card = findCard(gameOf(text));
    if (!card) throw new Refused([{ code: 'unknown-game', rule: null }]);
    const asked = app.asked + 1;
    parts = await app.fetched(card, () => void resumeRecord(app, text, id, otherwise, opened));
    if (!parts) return app.asked === asked ? 'unreachable' : null;
    session = parts.engine.resume(text);
  } catch (thrown) {
    if (thrown instanceof Missed) {
      app.miss(thrown, () => void resumeRecord(app, text, id, otherwise, opened));
      return 'unreachable';
    }
    return otherwise && thrown instanceof Refused ? otherwise() : complain(app, thrown, true);
  }
  if (!(await pause(app))) {
    session.free();
    return null;
  }
  forgetLink();
  const open = (): void => {
    app.sheet.close();
    app.show(session, card, parts, id);
    if (app.game && translateNames(app.game, app.words.language)) app.game.render();
    app.game?.screen.log.note(app.words.t('opened', { moves: app.game.session.moveCount() }));
    const { game } = app as Host;
    if (game && opened) opened(game);
    else if (game && app.notes) void app.open('replay', game, null);
  };
  const { game } = app;
  if (id === undefined && game?.table.view?.outcome === null)
    askToLeave(app, game, open, () => session.free());
  else open();
  return null;
}

/** Opens the game in the address, if there is one; returns the code of the refusal, or null. */
export async function openLink(app: App): Promise<string | null> {
  try {
    const text = linkedGame();
    if (text === null) return null;
    if (import.meta.env.MODE !== 'single' && CODE.test(text)) {
      if (text !== 'p-back') forgetLink(); // which a reload opens again
      return await (await import('../ui/pairing/guest')).answerCode(app, text.slice(1));
    }
    if (openingsOf(app, text, 'address').some(({ stays }) => !stays)) forgetLink();
    return await openWith(app, text, 'address', () => resume(app, text));
  } catch (thrown) {
    return complain(app, { code: (thrown as Error).message, rule: null }, true);
  }
}

export async function openFile(app: App, file: File): Promise<string | null> {
  try {
    const text = await readFile(file);
    return await openWith(app, text, 'file', () => resume(app, text));
  } catch (thrown) {
    return complain(app, { code: (thrown as Error).message, rule: null });
  }
}

/** Shows a refusal, in the words of the game if it has its own; returns the code of the first refusal. */
export async function complain(app: App, thrown: unknown, kept = false): Promise<string> {
  const { refusals, game } = refused(thrown);
  if (findCard(game)) await app.learn(game).catch(() => undefined);
  const sentences = refusals.map((refusal) => refusalText(app.words, game, refusal));
  if (kept) sentences.push(app.words.t('nothing-changed'));
  app.say([...new Set(sentences)].join(' '));
  return refusals[0]?.code ?? 'unknown';
}
