// What any game says to people: the parts that are alike in all of them, and what each has to add.
import type { AnyGame, Kind, Noted, Offer, Place, Preview, Refusal, Seat, SeatScore } from './wire';
import { capital, isolate, type Args, type Words } from './words';
import type { Scene } from './scene';

export interface AreaTitle {
  id: string;
  title: string;
}
/** A list of sentences with a title. */
export interface Details {
  title: string;
  lines: string[];
}

export abstract class Speech<K extends Kind = AnyGame> {
  private known: Noted<K>[] | null = null;

  constructor(
    readonly words: Words,
    readonly scene: Scene<K>,
    private readonly workOut: () => Noted<K>[] = () => [],
  ) {}

  /** A sentence: the game's own if it has one by that name, else one of all games. */
  t(id: string, args: Args = {}): string {
    return this.words.t(this.words.own(this.scene.setup.game, id), args);
  }
  has(id: string): boolean {
    return this.words.has(this.words.own(this.scene.setup.game, id));
  }
  name(seat: Seat): string {
    return isolate(this.scene.setup.players[seat]?.name ?? '?');
  }
  names(seats: Seat[]): string {
    return seats.length > 0 ? this.words.list(seats.map((seat) => this.name(seat))) : this.t('nobody');
  }

  /** How far the game has come, for the bar: in words, and as short as can be. */
  abstract progress(): { long: string; short: string };
  /** Whose turn it is and what to do; not asked once the game is over. */
  protected abstract question(ask: K['ask'], seat: Seat, offers: Offer<K>[]): string;
  /** What to tap next, when a choice has been begun. */
  abstract next(candidates: Offer<K>[], taps: number): string;
  /** A sentence of what Confirm will do. */
  abstract offer(move: K['move']): string;
  /** One saying as a sentence. */
  abstract say(said: K['said']): string;

  /** The parts of the table in the order of decisions, which is the order of the page; every place is in one of them. */
  abstract areas(): AreaTitle[];
  abstract areaOf(place: Place): string;
  /** The places that always have a button, lit or not: an unlit one says why it cannot be tapped now. */
  abstract buttons(): Place[];
  /** Thing and state of a place, in one or two short sentences. */
  abstract placeLabel(place: Place): string;
  /** A player in one sentence: name, colour and mark, points and whatever else matters. */
  abstract playerLabel(seat: Seat, colour: string): string;
  /** The title of a panel of the stage, by its id; null for none. `seat/S` is named by the page. */
  abstract panelTitle(id: string): string | null;

  /** What is still to come, by a note of the engine: what it is called, and its rank in the list (lower first). */
  leftName?(note: Noted<K>['note']): string;
  leftRank?(note: Noted<K>['note']): number;

  /** The rows of the score, in order. */
  abstract sources(scores?: SeatScore<K>[]): K['source'][];
  /** How the points of a row come about. */
  sourceAbout(source: K['source']): string {
    return this.t(`score-source-about-${source}`);
  }
  /** Why those who won have won. */
  abstract whyWon(winners: Seat[], scores: SeatScore<K>[]): string;

  /** Whose turn it is and what to do, or who has won. */
  ask(seat: Seat | null, offers: Offer<K>[]): string {
    const { ask, outcome } = this.scene.view;
    if (outcome) {
      const points = outcome.scores[outcome.winners[0] ?? 0] ?? 0;
      return outcome.winners.length === 1
        ? this.t('ask-over-one', { name: this.names(outcome.winners), points })
        : this.t('ask-over-shared', { names: this.names(outcome.winners), points });
    }
    return !ask || seat === null ? '' : this.question(ask, seat, offers);
  }

  /** What the choice would bring at once, as far as nothing hidden is turned up. */
  preview(preview: Preview): string {
    const changes = preview.scores
      .map((points, seat) => ({ points, seat }))
      .filter(({ points }) => points !== 0)
      .map(({ points, seat }) =>
        this.t('preview-one', { name: this.name(seat), points: this.words.signed(points) }),
      );
    const text = changes.length > 0 ? `${changes.join(', ')}.` : '';
    return [text, preview.reveals ? this.t('preview-reveals') : ''].filter(Boolean).join(' ');
  }

  /** Why not: the refusal's sentence, its arguments put into words. Where nothing can be done, the kind of place says a little more. */
  refusal(refusal: Refusal, place: Place = ''): string {
    // While something else is asked, no place says how an action would be begun.
    if (refusal.code === 'nothing-here' && !this.isFree())
      return this.t(this.scene.view.outcome ? 'refusal-game-over' : 'refusal-other-decision');
    const ids = [
      `refusal-${refusal.code}-${place.replace(/\/.*$/, '')}`,
      `refusal-${refusal.code}`,
      'refusal-unknown',
    ];
    return this.t(ids.find((id) => this.has(id)) ?? 'refusal-unknown', this.refusalArgs(refusal));
  }

  /** Whether any action may be chosen, so that a place can say how one is begun. */
  protected isFree(): boolean {
    const ask = this.scene.view.ask as { ask?: string } | null;
    return ask?.ask === 'act';
  }

  /** Arguments of a refusal as they are, a seat as a name. */
  protected refusalArgs(refusal: Refusal): Args {
    const args: Args = {};
    for (const [key, value] of Object.entries(refusal))
      if (typeof value === 'number' || typeof value === 'string') args[key] = value;
    if (typeof refusal['seat'] === 'number') args['name'] = this.name(refusal['seat']);
    return args;
  }

  /** Several sayings in a row as sentences. */
  tell(sayings: K['said'][]): string[] {
    return sayings.map((said) => capital(this.say(said)));
  }

  /** A move in the log: what the player did, and apart from it what followed by itself. */
  logged(sayings: K['said'][]): { action: string[]; after: string[] } {
    return { action: this.tell(sayings), after: [] };
  }

  /** What the log says of a move that says nothing, since it was made in private. */
  silently(seat: Seat): string[] {
    return this.scene.view.private ? [this.t('log-private', { name: this.name(seat) })] : [];
  }

  /** What the engine works out for who looks, asked for when it is needed first. */
  protected get notes(): Noted<K>[] {
    return (this.known ??= this.workOut());
  }
  /** What there is to know about a place besides what lies there, on demand. */
  about(place: Place): string {
    void place;
    return '';
  }
  /** The places that this one belongs together with, to be shown on the table with that. */
  group(place: Place): Place[] {
    void place;
    return [];
  }
  /** What to think of before anything is chosen. */
  advice(): string {
    return '';
  }
  /** What the sheet with the scores tells besides. */
  details(): Details[] {
    return [];
  }

  /** The whole label of a button: what lies there, then what a tap does. */
  fullLabel(place: Place, what: string | null, chosen: boolean): string {
    const parts = [capital(this.placeLabel(place))];
    if (chosen) parts.push(this.t('chosen'));
    if (what) parts.push(what);
    return parts.join(' ');
  }
}
