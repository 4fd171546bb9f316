// Imhotep in words: sayings, questions, moves and refusals. Places are in places.ts.
import type {
  Ask,
  Card,
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
} from '../wire';
import { capital, type Args, type Words } from '../../../core/words';
import { Speech, type AreaTitle } from '../../../core/speech';
import { areaOf, AREAS, buttons, PANELS, placeLabel, playerLabel } from './places';
import type { Scene } from './scene';

export class ImhotepSpeech extends Speech<Game> {
  constructor(
    words: Words,
    override readonly scene: Scene,
  ) {
    super(words, scene);
  }

  override leftName(note: Note): string {
    return note.is === 'left' ? this.card(note.card) : '';
  }
  card(card: Card): string {
    return this.t(`card-${card}`);
  }
  to(site: Site): string {
    return this.t(`to-${site}`);
  }

  /** "the boat of 4", or "the second boat of 4" when this round has two of them. */
  boat(boat: number, id = 'boat'): string {
    const all = this.scene.boats();
    const one = all.find((other) => other.boat === boat);
    if (!one) return this.t(id, { capacity: '?' });
    const alike = all.filter((other) => other.capacity === one.capacity);
    if (alike.length < 2) return this.t(id, { capacity: one.capacity });
    return this.t(`${id}-nth`, { capacity: one.capacity, nth: alike.indexOf(one) + 1 });
  }

  progress(): { long: string; short: string } {
    const round = Math.max(1, this.scene.count('round'));
    return { long: this.t('round', { round }), short: this.t('round-short', { round }) };
  }

  protected question(ask: Ask, seat: Seat, offers: Offer[]): string {
    const name = this.name(seat);
    switch (ask.ask) {
      case 'take-bonus':
        return this.t(`ask-take-bonus-${ask.bonus}`, { name });
      case 'temple-choice':
        return this.t('ask-temple-choice', { name, stones: ask.stones });
      case 'act':
        return this.t('ask-act', { name, what: this.words.either(this.actions(offers)) });
      default:
        return this.t(`ask-${ask.ask}`, { name });
    }
  }

  /** The kinds of action that are offered. */
  private actions(offers: Offer[]): string[] {
    const kinds = new Set<string>(
      offers.map(({ move }) => (['take-stones', 'load', 'sail'].includes(move.do) ? move.do : 'card')),
    );
    return ['take-stones', 'load', 'sail', 'card']
      .filter((kind) => kinds.has(kind))
      .map((kind) => this.t(`act-${kind}`));
  }

  /** What to tap next, when a choice has been begun. */
  next(candidates: Offer[], taps: number): string {
    const move = candidates[0]?.move;
    if (!move || candidates.some((other) => other.move.do !== move.do)) return this.t('next-any');
    switch (move.do) {
      case 'sail':
        return this.t('next-lane', { boat: this.boat(move.boat) });
      case 'lever':
        if (taps < 2) return this.t('next-lever');
        return taps < 3
          ? this.t('next-lever-site', { boat: this.boat(move.boat) })
          : this.t('next-lever-order');
      case 'hammer':
        return this.t('next-hammer');
      case 'sail-card':
        return taps < 2
          ? this.t('next-sail-card')
          : this.t('next-sail-card-site', { boat: this.boat(move.boat) });
      case 'chisel':
        return this.t(taps < 2 ? 'next-chisel' : 'next-chisel-second');
      default:
        return this.t('next-any');
    }
  }

  /** A sentence of what Confirm will do. */
  offer(move: Move): string {
    switch (move.do) {
      case 'load':
      case 'load-bonus':
      case 'hammer':
        return this.t(`offer-${move.do}`, { boat: this.boat(move.boat), place: move.place + 1 });
      case 'sail':
        return this.t('offer-sail', { boat: this.boat(move.boat), to: this.to(move.site) });
      case 'lever':
        return this.t('offer-lever', {
          boat: this.boat(move.boat),
          to: this.to(move.site),
          names: move.order.map((seat) => this.name(seat)).join(', '),
        });
      case 'sail-card':
        return this.t('offer-sail-card', {
          boat: this.boat(move.boat),
          place: move.place + 1,
          to: this.to(move.site),
        });
      case 'chisel':
        return this.chisel(move.first, move.second);
      case 'pick-card':
      case 'keep-card':
        return this.t(`offer-${move.do}`, { card: this.card(move.card) });
      case 'choose-pyramid':
        return this.t('offer-choose-pyramid', { pyramid: move.pyramid });
      case 'accept': {
        const ask = this.scene.view.ask;
        return this.t(ask?.ask === 'take-bonus' ? `offer-accept-${ask.bonus}` : 'offer-accept');
      }
      case 'temple-stones': {
        const ask = this.scene.view.ask;
        return this.t('offer-temple-stones', { stones: ask?.ask === 'temple-choice' ? ask.stones : 2 });
      }
      default:
        return this.t(`offer-${move.do}`);
    }
  }

  private chisel(first: [number, number], second: [number, number]): string {
    const boat = this.boat(first[0]);
    if (first[0] === second[0])
      return this.t('offer-chisel', { boat, first: first[1] + 1, second: second[1] + 1 });
    return this.t('offer-chisel-two', {
      boat,
      place: first[1] + 1,
      other: this.boat(second[0]),
      second: second[1] + 1,
    });
  }

  protected override refusalArgs(refusal: Refusal): Args {
    const args = super.refusalArgs(refusal);
    if (typeof refusal['boat'] === 'number') args['boat'] = this.boat(refusal['boat']);
    if (typeof refusal['site'] === 'string')
      Object.assign(args, { site: this.t(`site-${refusal['site']}`), to: this.t(`to-${refusal['site']}`) });
    if (typeof refusal['card'] === 'string') args['card'] = this.t(`card-${refusal['card']}`);
    return args;
  }

  /** One saying as a sentence. `stones` is how many equal deliveries it stands for. */
  say(said: Said, stones = 1): string {
    const id = `say-${said.say}`;
    switch (said.say) {
      case 'round-begins':
        return this.t(id, { round: said.round, name: this.name(said.first) });
      case 'took-stones':
      case 'bonus-stones':
        return this.t(id, { name: this.name(said.seat), stones: said.stones });
      case 'loaded':
        return this.t(id, { name: this.name(said.seat), boat: this.boat(said.boat), place: said.place + 1 });
      case 'chose-pyramid':
        return this.t(id, { name: this.name(said.seat), pyramid: said.pyramid });
      case 'sailed':
        return this.t(id, { name: this.name(said.seat), boat: this.boat(said.boat), to: this.to(said.site) });
      case 'played-card':
      case 'picked-card':
      case 'kept-card':
      case 'drew-card':
      case 'quarry-empty':
        return this.t(id, { name: this.name(said.seat), card: this.card(said.card) });
      case 'took-pair':
        return this.t(id, {
          name: this.name(said.seat),
          cards: this.words.list(said.cards.map((card) => this.card(card))),
        });
      case 'delivered':
        return this.t(id, { name: this.name(said.seat), to: this.to(said.site), stones });
      case 'scored':
        return this.t(said.points < 0 ? 'say-lost' : id, {
          name: this.name(said.seat),
          points: Math.abs(said.points),
          source: this.t(`source-${said.source}`),
        });
      case 'passed':
      case 'stone-returned':
      case 'bonus-declined':
        return this.t(id, { name: this.name(said.seat) });
      case 'built-obelisk':
        return this.t(id, { name: this.name(said.seat), points: said.points });
      case 'reshuffled':
        return this.t(id, { cards: said.cards });
      case 'round-ends':
        return this.t(id, { round: said.round });
      case 'game-over':
        return this.t(id, { names: this.names(said.winners), count: said.winners.length });
      case 'temple-scored':
      case 'market-cleared':
      case 'all-stuck':
        return this.t(id);
    }
  }

  /** Points of one source for several players in one sentence: "Temple: Anna +2, Bruno +1." */
  private scoredAll(sayings: Said[]): string {
    const each = sayings.flatMap((said) =>
      said.say === 'scored'
        ? [this.t('preview-one', { name: this.name(said.seat), points: this.words.signed(said.points) })]
        : [],
    );
    const source =
      sayings.flatMap((said) => (said.say === 'scored' ? [this.t(`source-${said.source}`)] : []))[0] ?? '';
    return this.t('say-scored-all', { source, points: each.join(', ') });
  }

  /** Several sayings in a row as sentences: equal deliveries are counted, a delivery and its points are one sentence. */
  override tell(sayings: Said[]): string[] {
    const told: string[] = [];
    for (let i = 0; i < sayings.length; i++) {
      const said = sayings[i];
      if (said?.say === 'scored') {
        const same = run(
          sayings,
          i,
          (other) => other.say === 'scored' && other.source === said.source && other.points > 0,
        );
        if (same.length > 1) {
          told.push(this.scoredAll(same));
          i += same.length - 1;
          continue;
        }
      }
      if (said?.say !== 'delivered') {
        if (!said) continue;
        told.push(capital(this.say(said)));
        continue;
      }
      const after = sayings[i + 1];
      if (after?.say === 'scored' && after.seat === said.seat && after.source === said.site) {
        told.push(
          capital(
            this.t('say-delivered-scored', {
              name: this.name(said.seat),
              to: this.to(said.site),
              points: after.points,
            }),
          ),
        );
        i++;
        continue;
      }
      let stones = 1;
      for (
        let other = sayings[i + 1];
        other?.say === 'delivered' && other.seat === said.seat && other.site === said.site;
        other = sayings[i + 1]
      ) {
        stones++;
        i++;
      }
      told.push(capital(this.say(said, stones)));
    }
    return told;
  }

  /** The end of a round, and the points for it, are told apart from what the player did. */
  override logged(sayings: Said[]): { action: string[]; after: string[] } {
    const said = sayings.filter(({ say }) => say !== 'stone-returned');
    const tidying = said.findIndex(
      ({ say }) => say === 'temple-scored' || say === 'all-stuck' || say === 'round-ends',
    );
    const cut = tidying < 0 ? said.length : tidying;
    return { action: this.tell(said.slice(0, cut)), after: this.tell(said.slice(cut)) };
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
    return playerLabel(this, seat, colour);
  }
  panelTitle(id: string): string | null {
    const title = PANELS[id];
    return title === undefined ? null : this.t(title);
  }

  sources(): Source[] {
    return SOURCES.filter((source) => source !== 'wrath' || this.scene.setup.config.wrath);
  }

  /** The points decide, or the sleds, or nothing. */
  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const points = scores[winners[0] ?? 0]?.total ?? 0;
    const equal = scores.flatMap(({ total }, seat) => (total === points ? [seat] : []));
    if (winners.length > 1) return this.t('score-why-shared', { points });
    if (equal.length < 2) return this.t('score-why-points', { points });
    const sleds = equal
      .map((seat) => this.t('count-of', { name: this.name(seat), count: this.scene.sled(seat) }))
      .join(', ');
    return this.t('score-why-sled', { names: this.names(equal), points, sleds });
  }
}

const SOURCES: Source[] = [
  'pyramid',
  'temple',
  'chamber',
  'obelisks',
  'ornaments',
  'statues',
  'unused-cards',
  'wrath',
];

/** The sayings from here on that are of one kind. */
function run(sayings: Said[], from: number, alike: (said: Said) => boolean): Said[] {
  const end = sayings.findIndex((said, i) => i >= from && !alike(said));
  return sayings.slice(from, end < 0 ? undefined : end);
}
