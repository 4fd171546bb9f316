// The sheets that a game does not need to begin. They are fetched when the first one is opened, or while the
// page is idle.
import type { Setup } from '../engine/wire';
import './print';
import '../dom/form.css';
import '../ui/sheets/sheets.css';
import { el } from '../dom/elements';
import { fetchEngine } from '../engine/engine';
import { findCard } from '../games';
import { nameDeal, openDaily, openLadder, openPuzzles } from './challenges';
import { mayLeave } from '../table/state';
import { refit } from '../ui/changes';
import type { Game } from '../ui/game-view';
import type { Host } from './host';
import { translate } from './language';
import { menuList, settingsForm } from '../ui/sheets/menu';
import { scoreSheet } from '../ui/score';
import { download } from '../dom/send';
import { handOn, shareLink } from '../ui/sheets/hand-on';
import type { Rival } from './rematch';
import { openReplay, openReview, openStudy } from './replays';
import { saveSettings } from '../device/settings';
import type { GameText } from '../words/text/text';
import { offerPhones, openTogether } from './together';
import { withWords } from '../ui/sheets/fetching';

export { openReplay, openReview, openStudy } from './replays';
export { openMoving, showTables } from './together';

export function showMenu(host: Host, game: Game): void {
  const { sheet, words } = host,
    over = Boolean(game.table.view?.outcome),
    looksBack = !game.commands.isShut && game.session.moveCount() > 0;
  /** Closes the menu first. */
  const then = (act: () => void) => (): void => {
    sheet.close();
    act();
  };
  sheet.show(words.t('menu'), [
    menuList(words, {
      hint: over ? null : then(() => showHint(host, game)),
      scores: () => {
        game.commands.present();
        showScores(host, game, game.text());
      },
      review: over ? then(() => openReview(host, game, false)) : null,
      replay: looksBack ? then(() => openReplay(host, game)) : null,
      annotate:
        looksBack && !host.notes && import.meta.env.MODE !== 'single'
          ? then(() => openStudy(host, game, true))
          : null,
      left: game.card.memory
        ? null
        : () =>
            withWords(
              host,
              'more',
              () => import('../features/left/left'),
              ({ showLeft }) => showLeft(host, game),
            ),
      rules: () => showRules(host, game.card.id),
      learn: () =>
        askToLeave(host, game, () => {
          sheet.close();
          learn(host, game.card.id);
        }),
      save: () =>
        handOn(host, game, 'save-file', ({ record }) => {
          download(record, `${game.card.id}-${game.session.moveCount()}.json`);
          sheet.close();
        }),
      open: then(() => host.chooser.click()),
      link: () => handOn(host, game, 'share-link', (shared) => void shareLink(host, game.card.id, shared)),
      stats: () => openStats(host),
      settings: () => showSettings(host, game),
      leave: () => (game.table.view?.outcome ? host.leave() : askToLeave(host, game, () => host.leave())),
    }),
  ]);
  void offerPhones(host, game);
  void nameDeal(host, game);
}

/** Leads through the tutorial of a game. */
export function learn(host: Host, game: string): void {
  withWords(
    host,
    'tutorial',
    () => import('../features/tutorial/start'),
    ({ learn }, signal) => learn(host, game, signal),
  );
}

/** Shows the best moves, by all that the player to move can know. */
export function showHint(host: Host, game: Game): void {
  withWords(
    host,
    'bot',
    () => import('../features/hint/hint'),
    ({ hint }) => void hint(host, game),
  );
}

/** Opens the rules of a game, at one of them or at the beginning. */
export function showRules(host: Host, game: string, rule: string | null = null): void {
  const { words } = host;
  withWords(
    host,
    'rules',
    async () => {
      const book = import('../features/rulebook/book').then(({ fetchBook }) => fetchBook(game));
      // What its pictures need comes at the same time. A book without pictures is a book.
      void Promise.allSettled([fetchEngine(game), findCard(game)?.code()]);
      const [{ openRules }, own] = await Promise.all([
        import('../features/rulebook/rulebook'),
        book,
        words.fetch(`rules-${game}`),
        words.fetch(game),
      ]);
      return (signal: AbortSignal) => openRules(host, game, own, rule, signal);
    },
    (open, signal) => (words === host.words ? open(signal) : undefined),
  );
}

/** Opens the sheet about the part of the table that has the focus. */
export const ask = (game: Game): void =>
  void import('../features/rulebook/asking').then(
    ({ askAtFocus }) => askAtFocus(game),
    () => undefined,
  );

/** Adds the button that opens the rules, which comes a little later than the game. */
export async function addRulesButton(host: Host, game: Game): Promise<void> {
  const { offerRules } = await import('../features/rulebook/ask');
  offerRules(host, game);
}

/** Asks before a game is lost. There is nothing to ask if the game is saved or has just begun. */
export function askToLeave(
  { sheet, words }: Host,
  game: Game,
  go: () => void,
  stay: () => void = () => undefined,
): void {
  if (mayLeave(game.table) || game.session.moveCount() === 0) return go();
  sheet.show(words.t('leave-title'), [
    el('p', {}, words.t('leave-text')),
    el(
      'div',
      { class: 'acts' },
      el(
        'button',
        {
          type: 'button',
          onclick: () => {
            sheet.close();
            stay();
          },
        },
        words.t('stay'),
      ),
      el('button', { type: 'button', class: 'primary', id: 'leave', onclick: go }, words.t('leave')),
    ),
  ]);
}

export function showScores(host: Host, game: Game, text: GameText): void {
  if (text.terms.scene.view.outcome !== null) return showEnd(host, game, true);
  host.sheet.show(host.words.t('score-title'), scoreSheet(text, game.session.score(), game.card.marks));
}

/** Shows how a game has ended; `asked`: a player asked for it. */
export function showEnd(host: Host, game: Game, asked = false): void {
  const finished = import('../device/entries')
    .then(({ entries }) => entries())
    .then(
      (all) => all.map(([, entry]) => entry),
      () => [],
    );
  void Promise.all([import('../features/ending/ending'), host.words.fetch('ending')]).then(
    ([{ end }]) => end(host, game, asked, finished),
    () => {
      if (!game.open) return;
      game.commands.endCount();
      game.stage.show(game.table.view, game.table.viewpoint.eye);
      game.render();
      host.sheet.show(host.words.t('score-final'), [
        scoreSheet(game.text(), game.session.score(), game.card.marks),
      ]);
    },
  );
}

/** Begins another game at the same table; `rival`: what its computer player is from now on. */
export const playAgain = (host: Host, game: Game, rival?: Rival): void =>
  withWords(
    host,
    game.card.id,
    () => import('./rematch'),
    ({ rematch }) => rematch(host, game, rival),
  );

/** Opens the statistics of the games that were finished on this device. */
export const openStats = (host: Host): void =>
  withWords(
    host,
    'more',
    () => import('../features/stats/sheet'),
    ({ showStats }, signal) => showStats(host, signal),
  );

/** Opens one of the sheets that the first screen or the set-up offers; for a table, the one that invites people. */
export function showFromFoot(
  host: Host,
  what: 'daily' | 'puzzles' | 'ladder' | 'learn' | 'rules' | 'stats' | 'settings' | Setup,
): void {
  const game = host.choosing;
  if (typeof what === 'object') openTogether(host, what);
  else if (what === 'daily') openDaily(host);
  else if (what === 'puzzles') openPuzzles(host, game);
  else if (what === 'ladder') openLadder(host);
  else if (what === 'learn') learn(host, game);
  else if (what === 'rules') showRules(host, game);
  else if (what === 'stats') openStats(host);
  else showSettings(host, host.game);
}

/** Opens the settings. `trouble`: the error of the last change. */
export function showSettings(host: Host, game: Game | null, trouble = ''): void {
  const { settings, words } = host;
  host.sheet.show(words.t('settings'), [
    trouble && el('p', { role: 'alert', class: 'message' }, trouble),
    settingsForm(words, settings, (key) => {
      saveSettings(settings);
      if (key === 'language') return void translate(host);
      host.dress();
      if (key === 'family' && game) void refit(game);
    }),
    el(
      'div',
      { class: 'acts' },
      el(
        'button',
        {
          type: 'button',
          id: 'about',
          onclick: () =>
            withWords(
              host,
              'site',
              () => import('../features/about/about'),
              ({ showAbout }) => showAbout(host),
            ),
        },
        words.t('about'),
      ),
    ),
  ]);
  const form = host.sheet.dialog.querySelector('.settings');
  // A part of this sheet, which is not given up when something else is done.
  const addMore = (): void =>
    void Promise.all([import('../features/settings/form'), words.fetch('more')]).then(
      ([{ moreSettings }]) => {
        if (form?.isConnected) form.append(moreSettings(host));
      },
      (thrown: unknown) => host.miss(thrown, addMore),
    );
  addMore();
}
