// The menu, the scores and the end of a game. They are fetched when the first one is opened, or while the page is idle.
import './print';
import '../dom/form.css';
import '../ui/sheets/sheets.css';
import { paragraph } from '../dom/elements';
import { download } from '../dom/send';
import type { Game } from '../ui/game-view';
import { titleOf } from '../ui/text/names';
import { scoreSheet } from '../ui/text/score';
import { handOn, shareLink } from '../ui/sheets/hand-on';
import { askToLeave } from '../ui/sheets/leave';
import { menuList, type MenuEntry } from '../ui/sheets/menu';
import type { GameText } from '../words/text/text';
import type { Host } from './host';

/** Opens the menu of a game; `own` stands above its entries. */
export function showMenu(host: Host, game: Game, own?: Element): void {
  const { sheet, words } = host,
    menu = menuList(words, [...ownEntries(host, game), ...entriesOf(host, game)]);
  if (own) menu.prepend(own);
  sheet.show(words.t('menu'), menu);
  void titleOf(host, game.table.setup).then((title) => {
    if (title !== '') menu.before(paragraph(title, 'note deal'));
  });
}

const entriesOf = (host: Host, game: Game): MenuEntry[] =>
  host.features
    .flatMap(({ entries = [] }) => entries)
    .filter(({ when }) => when?.(host, game) ?? true)
    .map(({ at, id, sign = '', onTable, open }) => ({
      at,
      id,
      sign,
      act: () => {
        if (onTable) host.sheet.close();
        void open(host, game);
      },
    }));

/** Returns the entries of the page itself. */
const ownEntries = (host: Host, game: Game): MenuEntry[] =>
  allEntries(host, game).filter(({ at }) => at !== 'keep' || !host.isKiosk);

const allEntries = (host: Host, game: Game): MenuEntry[] => [
  {
    at: 'game',
    id: 'scores',
    sign: 'M5 20V11h3.5v9M10.2 20V5h3.6v15M15.5 20v-6H19v6M3 20h18',
    act: () => {
      game.commands.present();
      showScores(host, game, game.text());
    },
  },
  {
    at: 'keep',
    id: 'save-file',
    sign: 'M12 4v11M7.5 11L12 15.5 16.5 11M4.5 16v4h15v-4',
    act: () =>
      handOn(host, game, 'save-file', ({ record }) => {
        download(record, `${game.card.id}-${game.session.moveCount()}.json`);
        host.sheet.close();
      }),
  },
  {
    at: 'keep',
    id: 'share-link',
    sign: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
    act: () => handOn(host, game, 'share-link', (shared) => void shareLink(host, game.card.id, shared)),
  },
  {
    at: 'keep',
    id: 'open-file',
    sign: 'M3.5 19V5.5h6l2 2.5h9v11zM3.5 11.5h17',
    act: () => {
      host.sheet.close();
      host.chooser.click();
    },
  },
  {
    at: 'page',
    id: 'new-game',
    sign: 'M3 11.5L12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6',
    act: () => (game.table.view.outcome ? host.leave() : askToLeave(host, game, () => host.leave())),
  },
];

export function showScores(host: Host, game: Game, text: GameText): void {
  if (text.terms.scene.view.outcome !== null) return showEnd(host, game, true);
  showSheet(host, game, 'score-title', text);
}

/** Shows how a game has ended; `asked`: a player asked for it. */
export function showEnd(host: Host, game: Game, asked = false): void {
  const ends = host.features.flatMap(({ over }) => over?.(host.words) ?? []);
  void Promise.all(ends).then(
    (found) => found.forEach((end) => end(host, game, asked)),
    () => {
      if (!game.open) return;
      game.commands.endCount();
      game.stage.show(game.table.view, game.table.viewpoint.eye);
      game.render();
      showSheet(host, game, 'score-final', game.text());
    },
  );
}

const showSheet = ({ sheet, words }: Host, { card, session }: Game, title: string, text: GameText): void =>
  sheet.show(words.t(title), scoreSheet(text, session.score(), card.marks));
