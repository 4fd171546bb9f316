// The scores during a tutorial. At the end they stand alone, because the card leads on, not a rematch or a
// review.
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { scoreSheet } from '../../ui/score';

export const showScores = ({ sheet, words }: Host, game: Game): void =>
  sheet.show(words.t(game.table.view?.outcome ? 'score-final' : 'score-title'), [
    scoreSheet(game.text(), game.session.score(), game.card.marks),
  ]);
