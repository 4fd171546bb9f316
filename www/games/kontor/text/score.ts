// Kontor's progress, the sources of points, who leads and why, what decides a tie, and which cards are still to come.
import { sectors } from './sectors';
import type { Face, Game, Note, Seat, SeatScore, Side, Source } from '../wire';
import { type Details, ScoreText } from '../../../words/text/score';
import { type KontorTerms, sideOf } from './terms';

const SOURCES: Source[] = ['sectors', 'customs', 'export', 'golden-days'];
/** The sorts of cards in the order of the list of those to come; all others come after them. */
const SORTS = ['dock-red', 'dock-black', 'canal-null'];

export class KontorScore extends ScoreText<Game, KontorTerms> {
  progress(): string {
    const { scene } = this.terms;
    return this.terms.t('progress', { round: scene.count('round'), dry: scene.count('dry-rounds') });
  }

  /** Names a card that is still to come by its face, without its number. */
  override leftName(note: Note): string {
    const card = cardOf(note),
      { terms } = this;
    if (!card) return '';
    const { sort, side, goods, building, symbol } = card;
    const kind = terms.t(`kind-${building ?? sort}${side ? `-${side}` : ''}`);
    const about = [
      ...goods.map((good) => terms.t(`good-${good}`)),
      ...(symbol ? [terms.t(`symbol-${symbol}`)] : []),
    ];
    return about.length > 0 ? `${kind} (${about.join(', ')})` : kind;
  }

  override leftRank(note: Note): number {
    const card = cardOf(note),
      at = card ? SORTS.indexOf(`${card.sort}-${card.side}`) : 0;
    return at < 0 ? SORTS.length : at;
  }

  /** Returns the sources of points that are in play; all of them without `scores`. */
  sources(scores?: SeatScore[]): Source[] {
    return SOURCES.filter(
      (source) => !scores || scores.some(({ sources }) => sources.some((one) => one.source === source)),
    );
  }

  /** Says why a player won: by points, then by florins, which a team counts together. */
  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const { terms } = this,
      { seats, setup } = terms.scene,
      decided = this.decided(winners, scores);
    if (decided?.by === 'points') return this.bySource(winners, decided);
    // A penniless player loses with any points, and three in a line win with any.
    if (decided?.by === 'at-once')
      return terms.t(`score-why-${decided.rule.replace('kontor/', '')}`, terms.who(winners, 'names'));
    const of = (name: string, seat: Seat): string =>
      terms.t('score-florins', { name, count: florins(terms, seat) });
    const counts = terms.solo
      ? seats.map((seat) => of(terms.called(seat), seat))
      : (['red', 'black'] as Side[]).map((side) =>
          of(terms.side(side, 'you'), seats.find((seat) => sideOf(setup, seat) === side) ?? 0),
        );
    return terms.t(winners.length === seats.length ? 'score-why-shared' : 'score-why-florins', {
      points: scores[winners[0] ?? 0]?.total ?? 0,
      florins: counts.join(', '),
    });
  }

  override ties() {
    const { terms } = this;
    return {
      title: terms.t('score-ties'),
      about: terms.t('score-ties-about'),
      counts: terms.scene.seats.map((seat) => florins(terms, seat)),
    };
  }

  override details(): Details[] {
    return sectors(this.terms, this.terms.notes);
  }
}

const cardOf = (note: Note): Extract<Face, { is: 'card' }> | null =>
  note.is === 'left' && note.card.is === 'card' ? note.card : null;

/** Returns the florins that decide a tie for a seat: its own, or those of its team. */
function florins({ scene, solo }: KontorTerms, seat: Seat): number {
  const side = sideOf(scene.setup, seat);
  return scene.seats
    .filter((other) => (solo ? other === seat : sideOf(scene.setup, other) === side))
    .reduce((sum, other) => sum + scene.count(`purse/${other}`), 0);
}
