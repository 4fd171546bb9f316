// Hands a study on, as a link or as a file. The game in it is the one that is shared: it never tells what nobody
// at the table knows.
import { actions, button, paragraph } from '../../dom/elements';
import { download, linkAddress } from '../../dom/send';
import { handOn, showAddress } from '../../ui/sheets/hand-on';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { fileOf, linkOf, LONGEST_LINK, type Study } from './format';

/** The sheets of the page, and the words in which the notes are shown. */
export type Page = Pick<Host, 'sheet' | 'words'>;

export function saveFile(page: Page, game: Game, study: Study): void {
  handOn(page, game, 'study-file', ({ record }) => {
    page.sheet.close();
    download(fileOf(study, record), `${game.card.id}-${game.session.moveCount()}-notes.json`);
  });
}

export function copyLink(page: Page, game: Game, study: Study): void {
  const { words } = page;
  handOn(page, game, 'study-link', (shared) => {
    void linkOf(study, shared.link).then(
      (link) =>
        link.length > LONGEST_LINK
          ? tooLong(page, game, study)
          : showAddress(page, linkAddress(link, game.card.id), words.t('study-link'), (copied) =>
              words.t(copied ? 'study-link-copied' : 'study-link-here'),
            ),
      () => tooLong(page, game, study),
    );
  });
}

/** Says that a study has no link, and offers the file. */
function tooLong(page: Page, game: Game, study: Study): void {
  const { sheet, words } = page;
  sheet.show(words.t('study-link'), [
    paragraph(words.t('study-too-long'), { role: 'status' }),
    actions([
      button(words.t('study-file'), { class: 'primary', id: 'study-file-instead' }, () =>
        saveFile(page, game, study),
      ),
    ]),
  ]);
}
