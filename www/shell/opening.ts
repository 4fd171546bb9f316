// Opens games from outside: saved or linked records, and files.
import { fetchEngine, refused, Refused, type Session } from '../engine/engine';
import { Missed } from '../engine/fetching';
import { recordIn } from '../device/pasted';
import { refusalText } from '../words/refusals';
import { ALL, forgetLink, linkedGame, readFile } from '../features/share/share';
import { findCard } from '../games';
import { translateNames } from '../ui/names';
import { pause, type App } from './app';
import type { GameCard } from '../games/contract';
import type { Game } from '../ui/game-view';
import type { Host, Parts } from './host';

/**
 * How links begin that are no records: of a turn, since no letter is shorter, of another device in the room, or of a
 * table on a relay.
 */
const FAR = /^[\s#]*(t[\w.-]{24}|p[\w-]|r[\w-]{22}\.|r-)/;

/** How studies begin: a link of one, and a file. */
const STUDY = /^(s[\w-]{24}|\s*\{\s*"dockhand-study")/;

/** What only receipts of games by link have in them. */
const RECEIPT = /"receipt"\s*:/;

/** Opens a game, a receipt or a study from outside. */
export const resume = (
  app: App,
  text: string,
  id?: string,
  otherwise?: () => Promise<string | null>,
): Promise<string | null> =>
  STUDY.test(text)
    ? openStudy(app, text)
    : RECEIPT.test(text)
      ? openReceipt(app, text)
      : resumeRecord(app, text, id, otherwise);

/** Says what a receipt proves before its game is opened. The single file cannot check it, and says so. */
async function openReceipt(app: App, text: string): Promise<string | null> {
  if (import.meta.env.MODE === 'single')
    return resumeRecord(app, text, undefined, undefined, () => app.say(app.words.t('receipt-unchecked')));
  try {
    const { openReceipt } = await import('../features/by-link/proved');
    return await openReceipt(app, text, (record, opened) =>
      resumeRecord(app, record, undefined, undefined, opened),
    );
  } catch {
    app.miss(() => void openReceipt(app, text));
    return 'unreachable';
  }
}

/** Returns the game of a study, for the single file, which is without notes. */
function gameIn(text: string): string {
  try {
    return text.startsWith('s')
      ? text.slice(1).replace(/\..*$/s, '')
      : JSON.stringify((JSON.parse(text) as { game: unknown }).game ?? null);
  } catch {
    return '';
  }
}

/** Opens a study; if its notes are damaged, the game without them. */
async function openStudy(app: App, text: string): Promise<string | null> {
  if (import.meta.env.MODE === 'single') return resumeRecord(app, gameIn(text));
  try {
    const [{ takeApart }, { bring }] = await Promise.all([
      import('../features/study/format'),
      import('../features/study/bring'),
      import('../features/study/study'),
      import('../features/replay/replay'),
      app.words.fetch('study'),
      app.words.fetch('replay'),
    ]);
    const { game, study } = await takeApart(text);
    return await resumeRecord(app, game, undefined, undefined, (opened) => bring(app, opened, study));
  } catch (thrown) {
    app.miss(thrown, () => void openStudy(app, text));
    return 'unreachable';
  }
}

/**
 * Opens a record from outside: the engine replays it, or says why not and nothing has changed. `opened` is called with
 * the game.
 */
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
    const host: Host = app,
      { game } = host;
    if (game && opened) opened(game);
    else if (game && host.notes) void app.withSheets((sheets) => sheets.openReplay(host, game));
  };
  const { game } = app;
  if (id === undefined && game?.table.view?.outcome === null)
    void app.withSheets((sheets) => sheets.askToLeave(app, game, open, () => session.free()));
  else open();
  return null;
}

/** Opens the game in the address, if there is one; returns the code of the refusal, or null. */
export async function openLink(app: App): Promise<string | null> {
  try {
    const text = linkedGame();
    if (import.meta.env.MODE !== 'single' && text !== null && FAR.test(text)) {
      if (text !== 'p-back' && !text.startsWith('r-')) forgetLink(); // which a reload opens again
      return await (await import('./arrivals')).openFar(app, text);
    }
    return text === null ? null : await resume(app, text);
  } catch (thrown) {
    return complain(app, { code: (thrown as Error).message, rule: null }, true);
  }
}

export async function openFile(app: App, file: File): Promise<string | null> {
  try {
    const text = await readFile(file);
    if (!text.startsWith(ALL)) return await resume(app, text);
    await (await import('./arrivals')).openAll(app, text);
    return null;
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
