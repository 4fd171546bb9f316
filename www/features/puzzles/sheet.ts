// The sheet that chooses puzzles: the game and the theme, and how one has done so far.
import './puzzles.css';
import { actions, box, button, el, fill, paragraph, select } from '../../dom/elements';
import { fetchEngine } from '../../engine/engine';
import { Missed } from '../../engine/fetching';
import { CARDS } from '../../games';
import type { Host } from '../../shell/host';
import { waiting } from '../../ui/sheets/waiting';
import { Damaged, fetchPuzzles, gamesWithPuzzles, type Puzzle } from './file';
import { nextOf, puzzleProgress } from './progress';
import { Solver } from './solver';

const MIXED = '';

/** Opens the sheet at a game, unless something else was done while it was fetched. */
export async function showPuzzles(host: Host, game: string, signal?: AbortSignal): Promise<void> {
  const { words } = host,
    games = CARDS.filter(({ id }) => gamesWithPuzzles().includes(id)),
    root = box('puzzles');
  if (!games.some(({ id }) => id === game)) game = games[0]?.id ?? game;
  let asked = 0;
  /** Shows the puzzles of a game; returns whether it did: not if the player has done something else meanwhile. */
  const draw = async (chosen: string): Promise<boolean> => {
    const own = ++asked,
      left = (): boolean => own !== asked || (own === 1 ? signal?.aborted === true : !root.isConnected);
    root.inert = true; // until then it shows the puzzles of another game
    const puzzles = await puzzlesOf(host, chosen, left);
    if (!puzzles || left()) return false;
    root.inert = false;
    fill(root, ...parts(host, chosen, puzzles, games, (other) => void draw(other)));
    root.querySelector('select')?.focus();
    return true;
  };
  if (await draw(game)) host.sheet.show(words.t('puzzles-title'), root);
}

/** Fetches the puzzles of a game, or says why they cannot be used, unless the player has gone on meanwhile. */
async function puzzlesOf(host: Host, game: string, left: () => boolean): Promise<Puzzle[] | null> {
  try {
    return await fetchPuzzles(game);
  } catch (thrown) {
    if (left()) return null;
    host.sheet.close();
    if (thrown instanceof Damaged) host.say(host.words.t('puzzles-damaged'));
    else host.miss(thrown, () => void showPuzzles(host, game));
    return null;
  }
}

function parts(
  host: Host,
  game: string,
  puzzles: Puzzle[],
  games: { id: string }[],
  choose: (game: string) => void,
): HTMLElement[] {
  const { words } = host,
    themes = [...new Set(puzzles.map(({ theme }) => theme))].sort(),
    { rating, row, longest, tried, seen } = puzzleProgress.read();
  const some = (theme: string): Puzzle[] =>
    theme === MIXED ? puzzles : puzzles.filter((puzzle) => puzzle.theme === theme);
  const named = (id: string, name: string): [string, string] => [id, `${words.t(name)} (${some(id).length})`];
  const which = select(
    { id: 'puzzles-game' },
    games.map(({ id }) => [id, words.t(`game-${id}`)]),
    game,
    choose,
  );
  const theme = select(
    { id: 'puzzles-theme' },
    [named(MIXED, 'puzzles-mixed'), ...themes.map((one) => named(one, `puzzles-theme-${game}-${one}`))],
    MIXED,
  );
  const left = puzzles.some(({ id }) => !seen[game]?.includes(id));
  return [
    paragraph(words.t('puzzles-about')),
    paragraph(words.t('puzzles-counts'), 'note'),
    el('label', {}, el('span', {}, words.t('puzzles-game')), which),
    el('label', {}, el('span', {}, words.t('puzzles-theme')), theme),
    actions([
      button(
        words.t('puzzles-begin'),
        { class: 'primary', id: 'puzzles-begin' },
        () => void begin(host, game, some(theme.value)),
      ),
    ]),
    paragraph(
      [
        tried > 0 ? words.t('puzzles-tally', { rating, row, longest }) : '',
        left ? '' : words.t('puzzles-all-seen'),
      ]
        .filter(Boolean)
        .join(' '),
      'note',
    ),
  ];
}

/** Puts the first puzzle on the table. */
async function begin(host: Host, game: string, puzzles: Puzzle[]): Promise<void> {
  const card = CARDS.find(({ id }) => id === game),
    first = nextOf(puzzles, puzzleProgress.read(), game, Math.random()),
    { words } = host,
    wait = waiting();
  if (!card || !first) return;
  try {
    const [engine, page] = await Promise.all([
      fetchEngine(game),
      card.code(),
      ...[game, 'puzzles', 'bot', `why-${game}`].map((name) => words.fetch(name)),
    ]);
    if (wait.signal.aborted) return;
    host.sheet.close();
    new Solver(host, { engine, card, page, puzzles }, first);
  } catch (thrown) {
    host.sheet.close();
    if (wait.signal.aborted) return;
    // A game of the file that the engine refuses has been altered.
    if (thrown instanceof Missed || thrown instanceof TypeError)
      host.miss(thrown, () => void begin(host, game, puzzles));
    else host.say(words.t('puzzles-damaged'));
  } finally {
    wait.abort();
  }
}
