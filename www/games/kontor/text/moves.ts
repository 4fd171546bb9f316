// Kontor's questions, the names of its moves, and its refusals.
import type { Ask, Cell, Game, Move, Noted, Offer, Place, ScoreDelta, Refusal, Seat, View } from '../wire';
import { type Args } from '../../../words/words';
import { orderText, previewText } from './about';
import { leaderAfter } from './sectors';
import { mayComeBack } from './notes';
import { MoveText } from '../../../words/text/moves';
import { cardName, type KontorTerms } from './terms';

export class KontorMoves extends MoveText<Game, KontorTerms> {
  override readonly modest = [
    'pass',
    'lie-still',
    'spare',
    'enough',
    'buy-nothing',
    'decline',
    'land-all',
    'count',
    'leave',
    'refuse',
  ];

  /** Names the open card of the player to move. */
  private open(seat: Seat, number: number): string {
    const face = this.terms.scene.face(`chosen/${seat}`);
    return face?.is === 'card' ? cardName(this.terms, face) : String(number);
  }

  protected question(ask: Ask, seat: Seat, offers: readonly Offer[]): string {
    const id = `ask-${ask.ask}`,
      args: Args = { ...this.terms.args(ask), name: this.terms.asked(seat) };
    switch (ask.ask) {
      case 'announce': {
        // A lesson may offer no card although the player has some.
        const must = this.terms.scene.places(`hand/${seat}/`).length === 0;
        return this.terms.t(must ? `${id}-must` : id, {
          ...args,
          florins: this.terms.scene.count('treasury'),
        });
      }
      case 'choose':
        return this.terms.t(offers.some(({ move }) => move.do === 'pass') ? `${id}-secret` : id, args);
      case 'consent':
        return this.terms.t(id, { ...args, other: this.terms.name(ask.from) });
      case 'treat':
        return this.terms.t(id, { ...args, cell: this.terms.cell(ask.tavern) });
      case 'salvage':
        return this.terms.t(id, { ...args, cell: this.terms.cell(ask.from) });
      case 'ship':
      case 'take':
      case 'lay':
        return this.terms.t(id, { ...args, card: this.open(seat, ask.number) });
      case 'export':
      case 'land':
        return this.terms.t(id, { ...args, card: this.held(ask.number) });
      default:
        return this.terms.t(id, args);
    }
  }

  next(candidates: readonly Offer[], [tapped]: Place[]): string {
    const move = candidates[0]?.move;
    switch (move?.do) {
      case 'lay':
        return this.number ? this.terms.t('next-lay', { number: this.number }) : this.terms.t('next-any');
      case 'lay-more':
      case 'lay-canal':
        return tapped?.startsWith('cell/')
          ? this.terms.t('next-card')
          : this.terms.t('next-lay', { number: move.card });
      case 'take':
      case 'treat':
      case 'exchange':
      case 'wed':
        return this.terms.t(`next-${move.do}`);
      default:
        return this.terms.t('next-any');
    }
  }

  offer(move: Move, [tapped, place]: readonly Place[] = []): string {
    const planned = place?.startsWith('cell/') ? this.terms.cellOf(place) : null,
      id = `offer-${move.do}`,
      args: Args = {
        ...this.terms.args(move),
        ...('card' in move && { card: this.held(move.card) }),
        ...('cell' in move && { dock: this.terms.dockAt(move.cell) }),
      };
    switch (move.do) {
      case 'stay': {
        const card = tapped?.startsWith('hand/') ? this.terms.scene.face(tapped) : null;
        if (card?.is !== 'card') return this.terms.t(id);
        return this.played(cardName(this.terms, card), planned);
      }
      case 'smuggle':
        return this.terms.t(tapped?.startsWith('hand/') ? `${id}-it` : id, args);
      case 'wed':
        return this.terms.t(move.take === move.give ? `${id}-same` : id, {
          card: this.held(move.take),
          give: this.held(move.give),
        });
      case 'choose':
        return planned === null ? this.terms.t(id, args) : this.played(this.held(move.card), planned);
      case 'treat':
        return this.terms.t(id, { dock: this.terms.dockAt(move.dock) });
      case 'draw':
        return this.terms.t(`${id}-${move.from}`);
      case 'ally':
        return this.terms.t(id, { name: this.terms.name(move.with) });
      case 'buy-out':
        return this.terms.t(id, { ...args, florins: this.priceAt(move.cell) });
      case 'lay-more':
        return this.terms.t(id, { ...args, number: move.card });
      case 'lay':
        return this.terms.t(this.terms.scene.view.ask?.ask === 'smuggle' ? 'offer-lay-dark' : id, {
          ...args,
          number: this.number,
        });
      case 'take':
        return this.terms.t(this.terms.teams ? 'offer-take-under' : id, {
          ...args,
          name: this.terms.name(move.under),
        });
      default:
        return this.terms.t(id, args);
    }
  }

  /** Returns the price of buying out a dock, in florins, as the engine gives it. */
  private priceAt([x, y]: Cell): number {
    const note = this.terms.notes.find((one) => one.at === `cell/${x},${y}` && one.note.is === 'price')?.note;
    return note?.is === 'price' ? note.florins : 0;
  }

  /** Returns the number of the card that the question is about, or 0. */
  private get number(): number {
    const { ask } = this.terms.scene.view;
    return ask && 'number' in ask ? ask.number : 0;
  }

  /** Says that a card is played, and the cell that it is planned for. */
  private played(card: string, cell: string | null): string {
    return cell === null
      ? this.terms.t('offer-play', { card })
      : this.terms.t('offer-play-at', { card, cell });
  }

  /** Names a card by its number: a card in hand, or one that can be chosen although it lies nowhere. */
  private held(number: number): string {
    for (const { note } of this.terms.notes)
      if (note.is === 'shows' && note.card.is === 'card' && note.card.number === number)
        return cardName(this.terms, note.card);
    for (const { face } of this.terms.scene.view.tokens)
      if (face?.is === 'card' && face.number === number) return cardName(this.terms, face);
    return String(number);
  }

  override preview(preview: ScoreDelta): string {
    return previewText(this.terms, preview);
  }

  override changes(move: Move): boolean {
    return move.do === 'lay' || move.do === 'lay-canal' || move.do === 'lay-more';
  }

  override after(move: Move, notes: Noted[], view: View): string {
    return leaderAfter(this.terms, move, notes, view);
  }

  /** Returns whether any move may be begun: always, because a player has only one thing to decide. */
  protected override isFree(): boolean {
    return this.terms.scene.view.outcome === null;
  }

  protected override refusalArgs(refusal: Refusal): Args {
    return { ...super.refusalArgs(refusal), number: this.number };
  }

  override advice(offers: readonly Offer[]): string {
    const ask = this.terms.scene.view.ask?.ask;
    if (ask === 'choose' && mayComeBack(this.terms.notes)) return this.terms.t('advice-come-back');
    if (ask === 'announce' && offers.length < 2) return ''; // without cards a player has to pass
    // Whoever begins is told what the game is about before how its rounds go.
    if (ask === 'announce' && this.terms.scene.count('round') === 1) return this.terms.t('advice-aim');
    return ask === 'announce' || ask === 'choose' ? this.terms.t(`advice-${ask}`) : orderText(this.terms);
  }
}
