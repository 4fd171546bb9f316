// Opens games from outside: saved or linked records, and files.
import { fetchEngine, refused, Refused, type Session } from './core/engine';
import { refusalText } from './core/refusals';
import { ALL, forgetLink, linkedGame, readFile } from './features/share/share';
import { findCard } from './games';
import { translateNames } from './screen/names';
import type { App } from './app';
import type { GameCard } from './games/contract';
import type { Parts } from './screen/host';

/** How links begin that are no records: of a turn, since no letter is shorter, or of another device in the room. */
const FAR = /^(t[\w.-]{64}|p[\w-])/;

/** Opens a record from outside: the engine replays it, or says why not and nothing has changed. */
export async function resume(
  app: App,
  text: string,
  id?: string,
  otherwise?: () => Promise<string | null>,
): Promise<string | null> {
  let parts: Parts | null;
  let session: Session;
  let card: GameCard | undefined;
  try {
    card = findCard((await fetchEngine(app.choosing)).gameOf(text));
    if (!card) throw new Refused([{ code: 'unknown-game', rule: null }]);
    const asked = app.asked + 1;
    parts = await app.fetched(card, () => void resume(app, text, id, otherwise));
    if (!parts) return app.asked === asked ? 'unreachable' : null;
    session = parts.engine.resume(text);
  } catch (thrown) {
    return otherwise && thrown instanceof Refused ? otherwise() : complain(app, thrown, true);
  }
  forgetLink();
  const open = (): void => {
    app.sheet.close();
    app.show(session, card, parts, id);
    if (app.game && translateNames(app.game.table.setup, app.words.language)) app.game.render();
    app.game?.screen.log.note(app.words.t('opened', { moves: session.moveCount() }));
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
      if (text !== 'p-back') forgetLink(); // which a reload opens again
      return await (await import('./screen/arrivals')).openFar(app, text);
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
    await (await import('./screen/arrivals')).openAll(app, text);
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
