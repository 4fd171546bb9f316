// Kontor's places in words, for the buttons over the canvas, and which places get a button.
import { eventsLabel, purpose, ruleOf } from './about';
import { sectorText, tallyIn } from './sectors';
import type { Game, Good, Noted, Place, Seat } from '../wire';
import type { Scene } from '../../../words/scene';
import { PlaceText, type Tally } from '../../../words/text/places';
import { capital, type Args } from '../../../words/words';
import { about, group, sectorLabel, type Sectors, sectorsOf } from './notes';
import { cardName, cellOf, type KontorTerms, sideOf } from './terms';

const GOODS: Good[] = ['tea', 'wine', 'spice'];

export class KontorPlaces extends PlaceText<Game, KontorTerms> {
  private bySector: Sectors | null = null;

  protected readonly parts = ['hands', 'harbour', 'city'];

  areaOf(place: Place): string {
    const [head, of] = place.split('/');
    switch (head) {
      case 'hand':
      case 'chosen':
      case 'purse':
        return 'hands';
      case 'top':
      case 'pile':
        return of === 'canals' ? 'city' : 'hands';
      case 'treasury':
      case 'supply':
      case 'events':
      case 'shop':
        return 'city';
      default:
        return 'harbour';
    }
  }

  buttons(): Place[] {
    const { scene } = this.terms;
    const hands = scene.seats.flatMap((seat) => [
      ...scene.places(`hand/${seat}/`),
      ...scene.places(`chosen/${seat}`),
      `top/${seat}`,
    ]);
    const free = scene.view.ask?.ask === 'lay' || scene.view.ask?.ask === 'second' ? beside(scene) : [];
    return [
      ...hands.filter((place) => scene.has(place)),
      ...scene.places('cell/'),
      ...free,
      ...(scene.has('top/canals') ? ['top/canals'] : []),
      'treasury',
      ...GOODS.map((good) => `supply/${good}`),
      ...(scene.setup.config.events ? ['events'] : []),
      ...(scene.setup.config.specialShop ? ['shop'] : []),
    ];
  }

  override placeLabel(place: Place): string {
    const { terms } = this;
    const { scene } = terms;
    const [head, of = ''] = place.split('/');
    const who = (): Args => terms.who(Number(of));
    switch (head) {
      case 'cell':
        return [cellLabel(terms, place), this.sectorOf(place), this.barredAt(place)]
          .filter(Boolean)
          .join(' ');
      case 'hand':
        return terms.t('place-hand', { ...who(), card: lying(terms, place) });
      case 'chosen':
        return chosenLabel(terms, place, who());
      case 'top':
        return of === 'canals'
          ? terms.t('place-top-canals', { card: lying(terms, place), count: scene.count('pile/canals') })
          : terms.t(terms.solo ? 'place-top-all' : 'place-top', {
              ...who(),
              card: lying(terms, place),
              count: scene.count(`pile/${of}`),
            });
      case 'pile':
        return terms.t('place-pile', who());
      case 'treasury':
        return terms.t('place-treasury', { count: scene.count(place) });
      case 'supply':
        return supplyLabel(terms, of);
      case 'events':
        return eventsLabel(terms);
      case 'shop':
        return terms.t('place-shop', { count: scene.count(place) });
      default:
        return super.placeLabel(place);
    }
  }

  playerLabel(seat: Seat, colour: string): string {
    const own = this.terms.scene.setup;
    return this.terms.t(this.terms.teams ? 'place-player-team' : 'place-player', {
      ...this.player(seat, colour),
      team: this.terms.teams ? this.terms.t(`team-${sideOf(own, seat)}`) : '',
      florins: this.terms.scene.count(`purse/${seat}`),
      out:
        this.terms.scene.count(`out/${seat}`) === 0
          ? 'false'
          : own.config.scenario.startsWith('freewheel')
            ? 'next'
            : 'true',
    });
  }

  panelTitle(id: string): string | null {
    return id === 'city' ? this.terms.t('area-city') : id === 'canals' ? this.terms.t('panel-canals') : null;
  }

  private get sectors(): Sectors {
    return (this.bySector ??= sectorsOf(this.terms.notes));
  }

  /** Describes the sector of a dock in a few words, for its label. */
  sectorOf(place: Place): string {
    const sector = this.sectors.get(place);
    return sector ? sectorLabel(this.terms, sector) : '';
  }

  /** Names the players whose docks may not lie on a free cell. */
  barredAt(place: Place): string {
    const barred = this.terms.notes.find(({ at, note }) => at === place && note.is === 'barred');
    return barred ? about(this.terms, [barred], undefined, place).join(' ') : '';
  }

  /** Returns whether a note is told: the ship's next places matter only while it may sail. */
  private told({ note }: Noted): boolean {
    const ask = this.terms.scene.view.ask?.ask;
    return note.is === 'haven'
      ? ask === 'announce' || ask === 'choose' || ask === 'ship'
      : note.is !== 'barred';
  }

  override about(place: Place): string {
    if (place === 'events') return this.placeLabel(place);
    return about(
      this.terms,
      this.terms.notes.filter((one) => this.told(one)),
      this.sectors.get(place),
      place,
    ).join(' ');
  }

  /** Tells about a sector beside the table of its warehouses. */
  override sheet(place: Place): { label: string; about: string; rule: string | null } {
    const sector = this.sectors.get(place),
      rule = ruleOf(this.terms, place);
    if (!sector || !this.tally(place)) return { ...super.sheet(place), rule };
    const others = about(
      this.terms,
      this.terms.notes.filter((one) => this.told(one)),
      undefined,
      place,
    );
    return {
      label: [cellLabel(this.terms, place), this.barredAt(place)].filter(Boolean).join(' '),
      about: [sectorText(this.terms, sector, { stocks: false }), ...others].join(' '),
      rule,
    };
  }

  override purpose(place: Place): string {
    return purpose(this.terms, place);
  }

  override tally(place: Place): Tally | null {
    return tallyIn(this.terms, this.sectors.get(place));
  }

  override group(place: Place): Place[] {
    return group(
      this.terms.notes.filter((one) => this.told(one)),
      this.sectors.get(place),
      place,
    );
  }
}

/** Returns the free cells beside cards, on which a card might be laid. */
function beside(scene: Scene<Game>): Place[] {
  const around = scene.places('cell/').flatMap((place) => {
    const [x = 0, y = 0] = cellOf(place);
    return [
      [x, y - 1],
      [x - 1, y],
      [x + 1, y],
      [x, y + 1],
    ].map(([a, b]) => `cell/${a},${b}`);
  });
  return [...new Set(around)].filter((place) => !scene.has(place));
}

function lying(terms: KontorTerms, place: Place): string {
  const face = terms.scene.face(place);
  return face?.is === 'card' ? cardName(terms, face) : terms.t('card-unseen');
}

/** Describes a cell with all that lies there. */
function cellLabel(terms: KontorTerms, place: Place): string {
  const { scene } = terms;
  const cell = terms.cellOf(place),
    at = place.slice(5);
  const parts = [
    scene.has(place)
      ? terms.t('place-cell', { cell, card: lying(terms, place) })
      : terms.t('place-cell-free', { cell }),
  ];
  const standing = (kind: string): string[] =>
    GOODS.filter((good) => scene.has(`${kind}/${at}/${good}`)).map((good) => terms.t(`good-${good}`));
  const stock = standing('stock'),
    extra = GOODS.flatMap((good) => scene.places(`extra/${at}/${good}`).map(() => terms.t(`good-${good}`)));
  const face = scene.face(place),
    onDock = face?.is === 'card' && face.sort === 'dock';
  if (stock.length > 0)
    parts.push(terms.t(onDock ? 'place-stock' : 'place-sunken', { goods: terms.words.list(stock) }));
  if (extra.length > 0)
    parts.push(terms.t('place-extra', { count: extra.length, goods: terms.words.list(extra) }));
  const keeper = scene.face(`keeper/${at}`);
  if (keeper?.is === 'keeper') parts.push(capital(terms.t('place-keeper', terms.whoSide(keeper.side))));
  const owner = scene.face(`owner/${at}`);
  if (owner?.is === 'owner') parts.push(terms.t('place-owner', { name: terms.name(owner.seat) }));
  if (scene.has(`coin/${at}`)) parts.push(terms.t('place-drunk'));
  if (scene.has(`ship/${at}`)) parts.push(terms.t('place-ship'));
  return parts.filter(Boolean).join(' ');
}

/** Describes the warehouses that are not on the table: those of all players, or each player's own. */
function supplyLabel(terms: KontorTerms, of: string): string {
  const { scene } = terms,
    good = terms.t(`good-${of}`);
  const by = (kind: string): string =>
    terms.words.list(
      scene.seats.map((seat) =>
        terms.t('count-own', { name: terms.name(seat), count: scene.count(`${kind}/${seat}/${of}`) }),
      ),
    );
  const gone = scene.setup.config.export ? ` ${terms.t('place-exported', { counts: by('export') })}` : '';
  if (scene.setup.config.scenario !== 'embargo')
    return terms.t('place-supply', { good, count: scene.count(`supply/${of}`) }) + gone;
  return terms.t('place-supply-own', { good, counts: by('reserve') }) + gone;
}

/** Describes a player's answer; only that player knows it until all have answered. */
function chosenLabel(terms: KontorTerms, place: Place, who: Args): string {
  const face = terms.scene.face(place);
  switch (face?.is) {
    case 'card':
      return terms.t('place-open', { ...who, card: cardName(terms, face) });
    case 'announced':
      return terms.t(face.pass ? 'place-announced-pass' : 'place-announced-play', who);
    case 'smuggled':
      return terms.t('place-smuggles', { ...who, number: face.number });
    case 'buys':
      return terms.t('place-bought', { ...who, count: face.count });
    case 'chosen':
      return terms.t('place-chosen', { ...who, number: face.number });
    default:
      return terms.t('place-answered', who);
  }
}
