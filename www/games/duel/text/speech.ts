// The Duel in words: sayings, questions, moves, refusals and scores. Places are in places.ts.
import type {
  Action,
  Ask,
  Boat,
  Game,
  Move,
  Note,
  Offer,
  Place,
  Refusal,
  Said,
  Seat,
  SeatScore,
  Site,
  Source,
  Stone,
} from '../wire';
import { capital, type Args } from '../../../core/words';
import { Speech, type AreaTitle } from '../../../core/speech';
import { areaOf, AREAS, buttons, panelTitle, placeLabel } from './places';

const SOURCES: Source[] = ['obelisk', 'temple', 'pyramids', 'tomb', 'unused-actions', 'figures'];

export class DuelSpeech extends Speech<Game> {
  action(action: Action): string {
    return this.t(`action-${action}`);
  }
  override leftName(note: Note): string {
    return note.is === 'left' ? this.token(note.token) : '';
  }
  token(token: Stone): string {
    const [, kind, value] = /^(temple|tomb)-(\d+)$/.exec(token) ?? [];
    return kind ? this.t(`token-${kind}`, { value: value ?? '' }) : this.t(`token-${token}`);
  }
  tokens(tokens: Stone[]): string {
    return this.words.list(tokens.map((token) => this.token(token)));
  }
  /** "the boat of row 1", "the boat of column B": as they are printed on the quay. */
  boat(boat: Boat, id = 'boat'): string {
    const [kind, nth] = boat.split('-');
    return this.t(`${id}-${kind}`, { nth: kind === 'row' ? Number(nth) + 1 : ('ABC'[Number(nth)] ?? '') });
  }
  cell([row, column]: [number, number]): string {
    return `${'ABC'[column] ?? ''}${row + 1}`;
  }
  side(site: Site): 'a' | 'b' {
    return this.scene.setup.config[site];
  }
  /** Whether temple tokens lie face down. */
  get secret(): boolean {
    return this.side('temple') === 'a' && !this.scene.setup.config.memoryAid;
  }

  progress(): { long: string; short: string } {
    const tokens = this.scene.count('supply'),
      boats = 6 - this.scene.count('out/boat');
    return {
      long: this.t('progress', { tokens, boats }),
      short: this.t('progress-short', { tokens, boats }),
    };
  }

  protected question(ask: Ask, seat: Seat, offers: Offer[]): string {
    const name = this.name(seat);
    return ask.ask === 'act'
      ? this.t('ask-act', { name, what: this.words.either(this.kinds(offers)) })
      : this.t(`ask-${ask.ask}`, { name });
  }

  /** The kinds of action that are offered. */
  private kinds(offers: Offer[]): string[] {
    const kinds = new Set(
      offers.map(({ move }) => (move.do === 'place' || move.do === 'unload' ? move.do : 'token')),
    );
    return (['place', 'unload', 'token'] as const)
      .filter((kind) => kinds.has(kind))
      .map((kind) => this.t(`act-${kind}`));
  }

  next(candidates: Offer[], taps: number): string {
    const move = candidates[0]?.move;
    if (!move || candidates.some((other) => other.move.do !== move.do)) return this.t('next-any');
    switch (move.do) {
      case 'take-one':
        return this.t('next-take-one');
      case 'place-several':
        return this.t(taps < 3 ? 'next-place-several' : 'next-place-third');
      case 'place-and-unload':
        return this.t(taps < 2 ? 'next-place-and-unload' : 'next-then-unload');
      case 'swap-and-unload':
        return this.t(taps < 2 ? 'next-swap' : 'next-swap-second');
      default:
        return this.t('next-any');
    }
  }

  offer(move: Move): string {
    switch (move.do) {
      case 'place':
        return this.t('offer-place', { cell: this.cell(move.cell) });
      case 'unload':
      case 'unload-again':
        return this.t('offer-unload', { boat: this.boat(move.boat) });
      case 'take-one':
        return this.t('offer-take-one', {
          token: this.lying(`boat/${String(move.boat)}/${move.place}`),
          boat: this.boat(move.boat),
        });
      case 'place-several':
        return this.t('offer-place-several', {
          cells: this.words.list(move.cells.map((cell) => this.cell(cell))),
        });
      case 'place-and-unload':
        return this.t('offer-place-and-unload', { cell: this.cell(move.cell), boat: this.boat(move.boat) });
      case 'swap-and-unload':
        return this.t(move.swap === move.boat ? 'offer-swap-same' : 'offer-swap-and-unload', {
          first: move.first + 1,
          second: move.second + 1,
          swap: this.boat(move.swap),
          boat: this.boat(move.boat),
        });
      case 'pass':
      case 'stop':
        return this.t(`offer-${move.do}`);
    }
  }

  /** The token at a place of a boat. */
  lying(place: Place): string {
    const face = this.scene.face(place);
    switch (face?.is) {
      case 'temple':
        return this.t('token-temple', { value: face.value });
      case 'tomb':
        return this.t('token-tomb', { value: face.number });
      case 'pyramid':
        return this.t(`token-pyramid-${face.tone}`);
      case 'action':
        return this.action(face.action);
      case 'obelisk':
      case 'first-fifth':
        return this.t('token-obelisk');
      default:
        return this.t('empty');
    }
  }

  say(said: Said): string {
    const id = `say-${said.say}`;
    switch (said.say) {
      case 'placed':
        return this.t(id, { name: this.name(said.seat), cell: this.cell(said.cell) });
      case 'unloaded':
        return this.t(id, { name: this.name(said.seat), boat: this.boat(said.boat) });
      case 'took':
        return this.t(id, { name: this.name(said.seat), token: this.token(said.token) });
      case 'nobody-took':
        return this.t(id, { tokens: this.token(said.token), count: 1 });
      case 'refilled':
        return this.t(id, { boat: this.boat(said.boat), tokens: this.tokens(said.tokens) });
      case 'boat-left':
        return this.t(id, { boat: this.boat(said.boat), left: said.left });
      case 'played-action':
        return this.t(id, { name: this.name(said.seat), action: this.action(said.action) });
      case 'picked':
        return this.t(id, { boat: this.boat(said.boat), place: said.place + 1 });
      case 'swapped':
        return this.t(id, { boat: this.boat(said.boat), tokens: this.tokens(said.tokens) });
      case 'restocked':
        return this.t(id, { boat: this.boat(said.boat), token: this.token(said.token) });
      case 'first-to-five':
      case 'stopped':
      case 'passed':
        return this.t(id, { name: this.name(said.seat) });
      case 'scored':
        return this.t(said.points < 0 ? 'say-lost' : id, {
          name: this.name(said.seat),
          points: Math.abs(said.points),
          source: this.t(`source-${said.source}`),
        });
      case 'game-over':
        return this.t(id, { names: this.names(said.winners), count: said.winners.length });
    }
  }

  /** What one player takes in a row is one sentence; so is what nobody takes, and the points of one source. */
  override tell(sayings: Said[]): string[] {
    const told: string[] = [];
    for (let i = 0; i < sayings.length;) {
      const said = sayings[i]!;
      const alike = run(sayings, i);
      i += alike.length;
      if (said.say === 'took')
        told.push(
          this.t('say-took', {
            name: this.name(said.seat),
            token: this.tokens(alike.flatMap((one) => (one.say === 'took' ? [one.token] : []))),
          }),
        );
      else if (said.say === 'nobody-took') {
        const tokens = alike.flatMap((one) => (one.say === 'nobody-took' ? [one.token] : []));
        told.push(this.t('say-nobody-took', { tokens: this.tokens(tokens), count: tokens.length }));
      } else if (said.say === 'scored' && alike.length > 1) {
        const points = alike.flatMap((one) =>
          one.say === 'scored'
            ? [this.t('preview-one', { name: this.name(one.seat), points: this.words.signed(one.points) })]
            : [],
        );
        told.push(
          this.t('say-scored-all', { source: this.t(`source-${said.source}`), points: points.join(', ') }),
        );
      } else told.push(...alike.map((one) => this.say(one)));
    }
    return told.map(capital);
  }

  /** The points at the end are told apart from the last action. */
  override logged(sayings: Said[]): { action: string[]; after: string[] } {
    const end = sayings.findIndex(({ say }) => say === 'scored' || say === 'game-over');
    const cut = end < 0 ? sayings.length : end;
    return { action: this.tell(sayings.slice(0, cut)), after: this.tell(sayings.slice(cut)) };
  }

  /** At a board: how it scores. */
  override refusal(refusal: Refusal, place: Place = ''): string {
    const [head, , site] = place.split('/');
    if (head === 'site' && refusal.code === 'nothing-here')
      return this.t(`value-${site}-${this.side(site as Site)}-about`);
    return super.refusal(refusal, place);
  }
  protected override refusalArgs(refusal: Refusal): Args {
    const args = super.refusalArgs(refusal);
    if (typeof refusal['action'] === 'string') args['action'] = this.action(refusal['action'] as Action);
    return args;
  }

  areas(): AreaTitle[] {
    return AREAS.map((id) => ({ id, title: this.t(`area-${id}`) }));
  }
  areaOf(place: Place): string {
    return areaOf(place);
  }
  buttons(): Place[] {
    return buttons(this.scene);
  }
  placeLabel(place: Place): string {
    return placeLabel(this, place);
  }
  playerLabel(seat: Seat, colour: string): string {
    return this.t('place-player', {
      name: this.name(seat),
      colour: this.t(`colour-${colour}`),
      mark: this.t(`mark-${colour}`),
      points: this.scene.count(`score/${seat}`),
      figures: this.scene.count(`reserve/${seat}`),
    });
  }
  panelTitle(id: string): string | null {
    return panelTitle(this, id);
  }

  sources(): Source[] {
    return SOURCES;
  }

  /** A site tells what the side in play gives. */
  override sourceAbout(source: Source): string {
    return source === 'unused-actions' || source === 'figures'
      ? super.sourceAbout(source)
      : this.t(`value-${source}-${this.side(source)}-about`);
  }

  /** The points decide; on a tie who did not begin. */
  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const points = scores[winners[0] ?? 0]?.total ?? 0;
    const tie = scores.every(({ total }) => total === points);
    return tie
      ? this.t('score-why-tie', { name: this.names(winners), points })
      : this.t('score-why-points', { points });
  }
}

/** The sayings from here on that are told together. */
function run(sayings: Said[], from: number): Said[] {
  const first = sayings[from];
  const alike = (other: Said): boolean => {
    if (first?.say === 'took') return other.say === 'took' && other.seat === first.seat;
    if (first?.say === 'nobody-took') return other.say === 'nobody-took';
    return first?.say === 'scored' && other.say === 'scored' && other.source === first.source;
  };
  let end = from + 1;
  while (end < sayings.length && alike(sayings[end]!)) end++;
  return sayings.slice(from, end);
}
