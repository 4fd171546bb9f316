// C'est mon fort ! in words. What lies face down is called by its place alone: a number that is turned back is in no sentence (rule
// rampart/memory). Faces come from the view, which shows only what lies face up.
import { LINE, LONGEST } from '../layout/types';
import type {
  Ask,
  Face,
  Game,
  Move,
  Offer,
  Picture,
  Place,
  Preview,
  Said,
  Seat,
  SeatScore,
  Source,
} from '../wire';
import type { Args, Words } from '../../../core/words';
import { Speech, type AreaTitle } from '../../../core/speech';
import type { Scene } from '../../../core/scene';

/** What a spot is called: A1 to E9, as at the edges of the table, whichever way that is turned. */
export const spotName = (spot: number): string =>
  `${String.fromCharCode(65 + Math.floor(spot / LINE))}${(spot % LINE) + 1}`;

export class RampartSpeech extends Speech<Game> {
  /** `family`: as few words as can be. */
  constructor(
    words: Words,
    scene: Scene<Game>,
    private readonly family = false,
  ) {
    super(words, scene);
  }

  private get points(): boolean {
    return this.scene.setup.config.points;
  }

  /** Without points, what is counted is cards: some sentences say so. */
  override t(id: string, args: Args = {}): string {
    return super.t(!this.points && this.has(`${id}-cards`) ? `${id}-cards` : id, args);
  }

  /** "27, prince", or "28" alone. */
  card(number: number, picture: Picture): string {
    return picture === 'plain'
      ? String(number)
      : this.t('card', { number, picture: this.t(`picture-${picture}`) });
  }
  private face(face: Face): string {
    return face.is === 'flag' ? '1' : this.card(face.number, face.picture);
  }
  private at(place: Place): string {
    const face = this.scene.face(place);
    return face ? this.face(face) : '';
  }

  progress(): { long: string; short: string } {
    const cards = this.scene.places('card/').length;
    return { long: this.t('progress', { cards }), short: this.t('progress-short', { cards }) };
  }

  protected question(ask: Ask, seat: Seat, offers: Offer[]): string {
    const name = this.name(seat);
    const card = ask.ask === 'decide' ? this.card(ask.number, ask.picture) : '';
    if (this.family) return this.t(`family-${ask.ask}`, { name, card });
    switch (ask.ask) {
      case 'turn-over':
        return this.t(`ask-turn-over${ask.alone ? '-alone' : ''}${ask.lay ? '-lay' : ''}`, { name });
      case 'pass':
        return this.t(ask.lay ? 'ask-pass-lay' : 'ask-pass', { name });
      case 'decide':
        return this.t(decision(offers, ask.alone), { name, card });
      case 'shoot':
        return this.t('ask-shoot', { name });
    }
  }

  next(): string {
    return this.t('next-any');
  }

  offer(move: Move): string {
    switch (move.do) {
      case 'turn-over':
        return this.t('offer-turn-over', { spot: spotName(move.spot) });
      case 'take':
      case 'insert':
        // The card just turned over is answered by a button; another one is called by its place.
        return this.scene.view.ask?.ask === 'decide'
          ? this.t(`offer-${move.do}`)
          : this.t(`offer-${move.do}-spot`, {
              spot: spotName(move.spot),
              card: this.at(`card/${move.spot}`),
            });
      case 'shoot':
        return this.t('offer-shoot', {
          name: this.name(move.seat),
          card: this.at(`wall/${move.seat}/${move.place}`),
        });
      case 'put-back':
      case 'leave':
      case 'pass':
        return this.t(`offer-${move.do}`);
    }
  }

  /** That a card is turned over reveals something: nobody needs to be told. */
  override preview(preview: Preview): string {
    return super.preview({ ...preview, reveals: false });
  }

  say(said: Said): string {
    const id = `say-${said.say}`;
    switch (said.say) {
      case 'turned-over':
      case 'put-back':
      case 'left':
        return this.t(id, { name: this.name(said.seat), spot: spotName(said.spot) });
      case 'took':
      case 'inserted':
        return this.t(id, { name: this.name(said.seat), spot: spotName(said.spot), number: said.number });
      case 'shot':
        return this.t(id, {
          name: this.name(said.seat),
          victim: this.name(said.victim),
          number: said.number,
        });
      case 'skipped':
        return this.t(id, { name: this.name(said.seat), last: said.last, highest: said.highest });
      case 'no-target':
      case 'passed':
      case 'alone':
      case 'finished':
        return this.t(id, { name: this.name(said.seat) });
      case 'blocked':
      case 'stalled':
        return this.t(id);
      case 'game-over':
        return this.t(id, { names: this.names(said.winners), count: said.winners.length });
    }
  }

  areas(): AreaTitle[] {
    return ['cards', 'ramparts'].map((id) => ({ id, title: this.t(`area-${id}`) }));
  }
  areaOf(place: Place): string {
    return place.startsWith('wall/') ? 'ramparts' : 'cards';
  }
  panelTitle(): string | null {
    return null;
  }

  /** Every card, whatever can be done with it: in the order of the spots, then of the ramparts. */
  buttons(): Place[] {
    return [...this.scene.places('card/'), ...this.scene.places('wall/')];
  }

  placeLabel(place: Place): string {
    const [head, a, b] = place.split('/');
    if (head === 'wall') return this.wallLabel(place, Number(a), Number(b));
    if (head !== 'card') return this.t('place-other', { place });
    const spot = spotName(Number(a)),
      face = this.scene.face(place);
    if (!this.scene.has(place)) return this.t('place-gap', { spot });
    if (this.family)
      return face ? this.t('family-up', { spot, card: this.face(face) }) : this.t('family-down', { spot });
    return face ? this.t('place-up', { spot, card: this.face(face) }) : this.t('place-down', { spot });
  }

  private wallLabel(place: Place, seat: Seat, at: number): string {
    const name = this.name(seat);
    if (at === 0) return this.t('place-flag', { name, count: this.wall(seat).length });
    const safe = this.scene.count(`safe/${seat}/${at}`) > 0;
    return this.t(safe ? 'place-wall-safe' : 'place-wall', { name, place: at + 1, card: this.at(place) });
  }

  /** The cards of a rampart, from the flag on. */
  private wall(seat: Seat): Face[] {
    return this.scene.places(`wall/${seat}/`).flatMap((place) => this.scene.face(place) ?? []);
  }
  private last(seat: Seat): string {
    const face = this.wall(seat).at(-1);
    return face?.is === 'card' ? String(face.number) : '1';
  }

  playerLabel(seat: Seat, colour: string): string {
    const parts = [
      this.t(this.points ? 'place-player-points' : 'place-player', {
        name: this.name(seat),
        colour: this.t(`colour-${colour}`),
        mark: this.t(`mark-${colour}`),
        cards: this.wall(seat).length,
        last: this.last(seat),
        points: this.scene.count(`score/${seat}`),
      }),
    ];
    if (this.scene.count(`magic/${seat}`) > 0) parts.push(this.t('place-player-magic'));
    if (this.scene.count(`skipped/${seat}`) > 0 && !this.scene.view.outcome)
      parts.push(this.t('place-player-skipped'));
    return parts.join(' ');
  }

  sources(): Source[] {
    return this.points ? ['cards', 'king', 'royals', 'ravens'] : ['cards'];
  }

  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const best = scores[winners[0] ?? 0]?.total ?? 0;
    const equal = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
    if (winners.length > 1) return this.t('why-shared');
    if (equal.length > 1) {
      const cards = equal
        .map((seat) => this.t('count-of', { name: this.name(seat), count: this.last(seat) }))
        .join(', ');
      return this.t('why-highest', { names: this.names(equal), points: best, cards });
    }
    if (!this.points && best >= LONGEST) return this.t('why-ten');
    return this.t(this.points ? 'why-points' : 'why-cards', { points: best });
  }

  /** Anything may be begun while a card is to be turned over. */
  protected override isFree(): boolean {
    return this.scene.view.outcome === null && this.scene.view.ask?.ask !== 'decide';
  }
}

/** Which question fits what is offered. */
function decision(offers: Offer[], alone: boolean): string {
  const does = (kind: Move['do']): boolean => offers.some(({ move }) => move.do === kind);
  if (does('take')) return alone ? 'ask-take-leave' : 'ask-take';
  if (does('insert')) return 'ask-insert';
  return alone ? 'ask-low-leave' : 'ask-low';
}
