// Kontor in words: sayings, questions, moves, refusals and scores. Places are in places.ts, what the engine works out in notes.ts.
import type {
  Ask,
  Cell,
  Game,
  Move,
  Note,
  Noted,
  Offer,
  Place,
  Preview,
  Said,
  Seat,
  SeatScore,
  Setup,
  Side,
  Source,
} from '../wire';
import { capital, type Args } from '../../../core/words';
import { whatCame } from '../paint/come';
import { Speech, type AreaTitle, type Details } from '../../../core/speech';
import {
  about,
  group,
  majority,
  majorityOfAll,
  mayComeBack,
  sectorLabel,
  type Sectors,
  sectorsOf,
  stock,
  tally,
  tallyOfAll,
} from './notes';
import { areaOf, AREAS, buttons, cardName, cellOf, placeLabel } from './places';

/** The colours of seats are those of their docks: of each pair the first is red. */
const sideOf = ({ players }: Setup, seat: Seat): Side =>
  (players[seat]?.colour ?? 0) % 2 === 0 ? 'red' : 'black';

export class KontorSpeech extends Speech<Game> {
  private get teams(): boolean {
    return this.scene.seats.length > 2 && !this.solo;
  }
  /** Whether each of several plays for oneself. */
  get solo(): boolean {
    return this.scene.setup.config.scenario === 'freewheel-solo';
  }
  /** Who owns docks of a colour: a player by name, or a team. */
  side(side: Side): string {
    const seats = this.scene.seats.filter((seat) => sideOf(this.scene.setup, seat) === side);
    return this.teams ? this.t(`team-${side}`) : this.names(seats);
  }
  /** "E2 N1": steps from the anchor. */
  cell([x, y]: Cell): string {
    if (x === 0 && y === 0) return this.t('cell-anchor');
    const part = (steps: number, more: string, less: string): string[] =>
      steps === 0 ? [] : [this.t(steps > 0 ? more : less, { steps: Math.abs(steps) })];
    return [...part(x, 'cell-east', 'cell-west'), ...part(y, 'cell-south', 'cell-north')].join(' ');
  }
  cellOf(place: Place): string {
    const [x = 0, y = 0] = cellOf(place);
    return this.cell([x, y]);
  }
  /** The card of a cell, with its place: "17 at E2 N1". */
  dockAt(cell: Cell): string {
    const face = this.scene.face(`cell/${cell[0]},${cell[1]}`);
    return face?.is === 'card'
      ? this.t('card-at', { number: face.number, cell: this.cell(cell) })
      : this.cell(cell);
  }
  /** The open card of whose turn it is. */
  private open(seat: Seat, number: number): string {
    const face = this.scene.face(`chosen/${seat}`);
    return face?.is === 'card' ? cardName(this, face) : String(number);
  }

  override leftName(note: Note): string {
    return whatCame()?.leftName(this, note) ?? '';
  }
  override leftRank(note: Note): number {
    return whatCame()?.leftRank(note) ?? 0;
  }

  progress(): { long: string; short: string } {
    const round = this.scene.count('round'),
      dry = this.scene.count('dry-rounds');
    return { long: this.t('progress', { round, dry }), short: this.t('progress-short', { round }) };
  }

  protected question(ask: Ask, seat: Seat, offers: Offer[]): string {
    const name = this.name(seat);
    switch (ask.ask) {
      case 'announce': {
        const must = !offers.some(({ move }) => move.do === 'stay');
        return this.t(must ? 'ask-announce-must' : 'ask-announce', {
          name,
          florins: this.scene.count('treasury'),
        });
      }
      case 'choose':
        return this.t(offers.some(({ move }) => move.do === 'pass') ? 'ask-choose-secret' : 'ask-choose', {
          name,
        });
      case 'canals':
        return this.t('ask-canals', { name, left: ask.left });
      case 'veto':
        return this.t('ask-veto', { name, cell: this.cell(ask.cell) });
      case 'play':
      case 'buy-out':
      case 'second':
        return this.t(`ask-${ask.ask}`, { name });
      case 'consent':
        return this.t('ask-consent', { name, other: this.name(ask.from), cell: this.cell(ask.cell) });
      case 'treat':
        return this.t('ask-treat', { name, cell: this.cell(ask.tavern) });
      case 'ship':
      case 'take':
      case 'lay':
        return this.t(`ask-${ask.ask}`, { name, card: this.open(seat, ask.number) });
      case 'export':
        return this.t('ask-export', { name, card: this.held(ask.number) });
      case 'shop':
      case 'exchange':
      case 'wedding':
      case 'smuggle':
        return this.t(`ask-${ask.ask}`, { name });
      case 'land':
        return this.t('ask-land', { name, card: this.held(ask.number) });
      case 'bribe':
      case 'draw':
      case 'pick':
      case 'opening':
        return this.t(`ask-${ask.ask}`, { name });
      case 'salvage':
        return this.t('ask-salvage', { name, good: this.t(`good-${ask.good}`), cell: this.cell(ask.from) });
    }
  }

  next(candidates: Offer[]): string {
    const move = candidates[0]?.move.do;
    return this.t(
      move === 'take' || move === 'lay-more' || move === 'treat'
        ? `next-${move}`
        : move === 'lay-canal'
          ? 'next-canal'
          : move === 'exchange' || move === 'wed'
            ? `next-${move}`
            : 'next-any',
    );
  }

  offer(move: Move): string {
    const id = `offer-${move.do}`;
    switch (move.do) {
      case 'pass':
      case 'stay':
      case 'lie-still':
      case 'spare':
      case 'enough':
      case 'buy-nothing':
      case 'decline':
      case 'search':
      case 'discard':
      case 'count':
      case 'void':
      case 'land-all':
        return this.t(id);
      case 'export':
        return this.t(id, { good: this.t(`good-${move.good}`) });
      case 'buy':
        return this.t(id, { count: move.count });
      case 'exchange':
        return this.t(id, {
          dock: this.dockAt(move.cell),
          from: this.t(`good-${move.from}`),
          to: this.t(`good-${move.to}`),
        });
      case 'wed':
        return this.t(move.take === move.give ? `${id}-same` : id, {
          card: this.held(move.take),
          give: this.held(move.give),
        });
      case 'lay-canal':
        return this.t(id, { card: this.held(move.card), cell: this.cell(move.cell) });
      case 'choose':
      case 'pick':
      case 'smuggle':
        return this.t(id, { card: this.held(move.card) });
      case 'land':
        return this.t(id, { good: this.t(`good-${move.good}`) });
      case 'bribe':
        return this.t(id, { dock: this.dockAt(move.cell) });
      case 'draw':
        return this.t(`${id}-${move.from}`);
      case 'sail':
        return this.t(id, { cell: this.cell(move.cell) });
      case 'salvage':
        return this.t(id, { dock: this.dockAt(move.cell) });
      case 'ally':
        return this.t(id, { name: this.name(move.with) });
      case 'leave':
      case 'agree':
      case 'refuse':
        return this.t(id);
      case 'treat':
        return this.t(id, { dock: this.dockAt(move.dock) });
      case 'buy-out':
        return this.t(id, { dock: this.dockAt(move.cell), florins: this.priceAt(move.cell) });
      case 'lay-more':
        return this.t(id, { number: move.card, cell: this.cell(move.cell) });
      case 'lay':
        return this.t(this.scene.view.ask?.ask === 'smuggle' ? 'offer-lay-dark' : id, {
          number: this.number,
          cell: this.cell(move.cell),
        });
      case 'take':
        return this.t(this.teams ? 'offer-take-under' : id, {
          dock: this.dockAt(move.cell),
          name: this.name(move.under),
        });
    }
  }
  /** What it costs to buy a dock out, as the engine says. */
  private priceAt([x, y]: Cell): number {
    const note = this.notes.find((one) => one.at === `cell/${x},${y}` && one.note.is === 'price')?.note;
    return note?.is === 'price' ? note.florins : 0;
  }
  /** The card that is asked about. */
  private get number(): number {
    const { ask } = this.scene.view;
    return ask && 'number' in ask ? ask.number : 0;
  }
  /** A card of a hand by its number, or one of those that can be chosen though they lie nowhere. */
  private held(number: number): string {
    for (const { note } of this.notes)
      if (note.is === 'shows' && note.card.is === 'card' && note.card.number === number)
        return cardName(this, note.card);
    for (const { face } of this.scene.view.tokens)
      if (face?.is === 'card' && face.number === number) return cardName(this, face);
    return String(number);
  }

  /** In teams partners gain together. */
  override preview(preview: Preview): string {
    if (!this.teams) return super.preview(preview);
    const parts = (['red', 'black'] as Side[]).flatMap((side) => {
      const points =
        preview.scores[this.scene.seats.find((seat) => sideOf(this.scene.setup, seat) === side) ?? 0] ?? 0;
      return points === 0
        ? []
        : [this.t('preview-one', { name: this.side(side), points: this.words.signed(points) })];
    });
    return capital(
      [parts.length > 0 ? `${parts.join(', ')}.` : '', preview.reveals ? this.t('preview-reveals') : '']
        .filter(Boolean)
        .join(' '),
    );
  }

  say(said: Said): string {
    const id = `say-${said.say}`;
    switch (said.say) {
      case 'round-begins':
        return this.t(id, { round: said.round });
      case 'passed':
      case 'spared-tax':
        return this.t(id, { name: this.name(said.seat), got: String(said.got) });
      case 'revealed':
        return this.t(id, {
          cards: this.t('say-shows', { name: this.name(said.seat), number: said.number }),
        });
      case 'could-not-lay':
      case 'drew':
      case 'discarded':
      case 'shown':
        return this.t(id, { name: this.name(said.seat), number: said.number });
      case 'paid-tax':
        return this.t(id, { names: this.name(said.seat), count: 1 });
      case 'could-not-pay':
      case 'subsidised':
      case 'searched':
      case 'picked':
      case 'opened':
      case 'sits-out':
      case 'redrew-docks':
      case 'wedded':
      case 'smuggles':
      case 'could-not-smuggle':
      case 'got-florin':
      case 'got-point':
        return this.t(id, { name: this.name(said.seat) });
      case 'sailed':
        return this.t(id, { name: this.name(said.seat), cell: this.cell(said.cell) });
      case 'took-away':
        return this.t(this.solo ? `${id}-all` : id, {
          name: this.name(said.seat),
          number: said.number,
          cell: this.cell(said.cell),
          under: this.name(said.under),
        });
      case 'laid':
        return this.t(id, { name: this.name(said.seat), number: said.number, cell: this.cell(said.cell) });
      case 'went-back':
        return this.t(id, { cell: this.cell(said.cell), goods: stock(this, said.goods) });
      case 'smuggled':
        return this.t(id, {
          name: this.name(said.seat),
          cell: this.cell(said.cell),
          dock: String(said.dock),
        });
      case 'turned-up':
        return this.t(id, { name: this.name(said.seat), cell: this.cell(said.cell), number: said.number });
      case 'exported':
      case 'recalled':
        return this.t(id, { name: this.name(said.seat), good: this.t(`good-${said.good}`) });
      case 'bought':
        return this.t(id, {
          name: this.name(said.seat),
          count: said.count,
          less: String(said.count > 0 && said.count < said.wanted),
        });
      case 'event-turned':
        return this.t(id, { event: this.t(`event-${said.event}`) });
      case 'lost-florins':
        return this.t(id, { name: this.name(said.seat), count: said.count });
      case 'exchanged':
        return this.t(id, {
          name: this.name(said.seat),
          cell: this.cell(said.cell),
          from: this.t(`good-${said.from}`),
          to: this.t(`good-${said.to}`),
        });
      case 'burnt':
        return this.t(id, { number: said.number, cell: this.cell(said.cell) });
      case 'filled':
        return this.t(id, { number: said.number, cell: this.cell(said.cell) });
      case 'judged':
        return this.t(id, {
          name: this.name(said.seat),
          cell: this.cell(said.cell),
          counts: String(said.counts),
        });
      case 'docks-leave':
        return this.t(id, { count: said.count });
      case 'bribed':
        return this.t(id, {
          name: this.name(said.seat),
          cell: this.cell(said.cell),
          good: this.t(`good-${said.good}`),
        });
      case 'axis-fixed':
        return this.t(id, { axes: said.columns && said.rows ? 'both' : said.columns ? 'columns' : 'rows' });
      case 'no-warehouse-left':
        return this.t(id, { good: this.t(`good-${said.good}`) });
      case 'proposed':
      case 'refused':
      case 'allied':
      case 'left-ally':
        return this.t(id, {
          name: this.name(said.seat),
          other: this.name(said.with),
          cell: this.cell(said.cell),
        });
      case 'fallen':
        return this.t(id, { name: this.name(said.seat), other: this.name(said.with) });
      case 'sector-scored':
        return this.t(id, {
          cell: this.cell(said.cell),
          docks: said.docks,
          tally: tallyOfAll(this, said.stocks),
          why: capital(majorityOfAll(this, said.by, said.winners, false)),
        });
      case 'loses-turn':
      case 'lost-turn':
        return this.t(id, { name: this.name(said.seat) });
      case 'treated':
        return this.t(id, {
          name: this.name(said.seat),
          tavern: this.cell(said.tavern),
          cell: this.cell(said.cell),
        });
      case 'sobered':
        return this.t(id, { cell: this.cell(said.cell) });
      case 'laid-more':
        return this.t(id, { name: this.name(said.seat), number: said.number, cell: this.cell(said.cell) });
      case 'bought-out':
        return this.t(id, {
          name: this.name(said.seat),
          number: said.number,
          cell: this.cell(said.cell),
          price: said.price,
          under: this.name(said.under),
        });
      case 'raised':
        return this.t(id, { good: this.t(`good-${said.good}`), from: this.cell(said.from) });
      case 'salvaged':
        return this.t(id, {
          name: this.name(said.seat),
          good: this.t(`good-${said.good}`),
          from: this.cell(said.from),
          cell: this.cell(said.cell),
        });
      case 'sank-for-good':
        return this.t(id, { good: this.t(`good-${said.good}`), cell: this.cell(said.cell) });
      case 'sector-finished':
        return this.t(id, {
          cell: this.cell(said.cell),
          docks: said.docks,
          tally: tally(this, said.red, said.black),
          why: capital(majority(this, said.by, said.winner, false)),
        });
      case 'game-ends':
        return this.t(`say-game-ends-${said.end}`);
      case 'scored':
        return this.t(id, {
          name: this.name(said.seat),
          points: said.points,
          source: this.t(`source-${said.source}`),
        });
      case 'game-over':
        return this.t(id, { names: this.names(said.winners), count: said.winners.length });
    }
  }

  /** Cards that are shown together are told together, and so are taxes. */
  override tell(sayings: Said[]): string[] {
    const told: string[] = [];
    for (let i = 0; i < sayings.length;) {
      const first = sayings[i]!;
      let end = i + 1;
      while (end < sayings.length && sayings[end]!.say === first.say) end++;
      const alike = sayings.slice(i, end);
      i = end;
      if (first.say === 'revealed') {
        told.push(
          this.t('say-revealed', {
            cards: this.words.list(
              alike.flatMap((one) =>
                one.say === 'revealed'
                  ? [this.t('say-shows', { name: this.name(one.seat), number: one.number })]
                  : [],
              ),
            ),
          }),
        );
      } else if (first.say === 'paid-tax') {
        told.push(
          this.t('say-paid-tax', {
            names: this.names(alike.flatMap((one) => (one.say === 'paid-tax' ? [one.seat] : []))),
            count: alike.length,
          }),
        );
      } else told.push(...alike.map((one) => this.say(one)));
    }
    return told.map(capital);
  }

  /** The next round, or the end of the game, is told apart from the action. */
  override logged(sayings: Said[]): { action: string[]; after: string[] } {
    const end = sayings.findIndex(({ say }) => say === 'round-begins' || say === 'game-ends');
    const cut = end < 0 ? sayings.length : end;
    return { action: this.tell(sayings.slice(0, cut)), after: this.tell(sayings.slice(cut)) };
  }
  override silently(seat: Seat): string[] {
    const ask = this.scene.view.ask?.ask;
    return [
      this.t(
        ask === 'opening'
          ? 'say-silently-opening'
          : ask === 'shop'
            ? 'say-silently-shop'
            : ask === 'choose'
              ? 'say-silently-choose'
              : 'say-silently-announce',
        { name: this.name(seat) },
      ),
    ];
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
    const own = this.scene.setup;
    return this.t(this.teams ? 'place-player-team' : 'place-player', {
      name: this.name(seat),
      colour: this.t(`colour-${colour}`),
      mark: this.t(`mark-${colour}`),
      team: this.teams ? this.t(`team-${sideOf(own, seat)}`) : '',
      points: this.scene.count(`score/${seat}`),
      florins: this.scene.count(`purse/${seat}`),
      out:
        this.scene.count(`out/${seat}`) === 0
          ? 'false'
          : own.config.scenario.startsWith('freewheel')
            ? 'next'
            : 'true',
    });
  }
  panelTitle(id: string): string | null {
    return id === 'city' ? this.t('area-city') : id === 'canals' ? this.t('panel-canals') : null;
  }

  private bySector: Sectors | null = null;
  private get sectors(): Sectors {
    return (this.bySector ??= sectorsOf(this.notes));
  }
  /** A few words on the sector of a dock, for its label. */
  sectorOf(place: Place): string {
    const sector = this.sectors.get(place);
    return sector ? sectorLabel(this, sector) : '';
  }
  /** Whose docks may not lie on a free cell. */
  barredAt(place: Place): string {
    const barred = this.notes.find(({ at, note }) => at === place && note.is === 'barred');
    return barred ? about(this, [barred], undefined, place).join(' ') : '';
  }
  /** Where the ship could go matters until it has gone, or could have. */
  private told({ note }: Noted): boolean {
    const ask = this.scene.view.ask?.ask;
    return note.is === 'haven'
      ? ask === 'announce' || ask === 'choose' || ask === 'ship'
      : note.is !== 'barred';
  }
  override about(place: Place): string {
    if (place === 'events') return this.placeLabel(place);
    return about(
      this,
      this.notes.filter((one) => this.told(one)),
      this.sectors.get(place),
      place,
    ).join(' ');
  }
  override group(place: Place): Place[] {
    return group(
      this.notes.filter((one) => this.told(one)),
      this.sectors.get(place),
      place,
    );
  }
  override advice(): string {
    return this.scene.view.ask?.ask === 'choose' && mayComeBack(this.notes) ? this.t('advice-come-back') : '';
  }
  override details(): Details[] {
    return whatCame()?.sectors(this, this.notes) ?? [];
  }

  /** Customs houses where they are in play. */
  sources(scores?: SeatScore[]): Source[] {
    return (['sectors', 'customs', 'export', 'golden-days'] as Source[]).filter(
      (source) => !scores || scores.some(({ sources }) => sources.some((one) => one.source === source)),
    );
  }
  /** Points decide, then florins: a team's purses together. */
  whyWon(winners: Seat[], scores: SeatScore[]): string {
    const points = scores[winners[0] ?? 0]?.total ?? 0;
    const tie = scores.every(({ total }) => total === points);
    // Who is penniless loses with any points, and three in a line win with any.
    if (scores.some(({ total }) => total > points)) return this.t('score-why-end');
    if (!tie) return this.t('score-why-points', { points });
    const florins = this.solo
      ? this.scene.seats.map((seat) =>
          this.t('score-florins', { name: this.name(seat), count: this.scene.count(`purse/${seat}`) }),
        )
      : (['red', 'black'] as Side[]).map((side) =>
          this.t('score-florins', {
            name: this.side(side),
            count: this.scene.seats
              .filter((seat) => sideOf(this.scene.setup, seat) === side)
              .reduce((sum, seat) => sum + this.scene.count(`purse/${seat}`), 0),
          }),
        );
    return this.t(winners.length === this.scene.seats.length ? 'score-why-shared' : 'score-why-florins', {
      points,
      florins: florins.join(', '),
    });
  }

  /** Nothing is begun by itself: who decides has one thing to decide. */
  protected override isFree(): boolean {
    return this.scene.view.outcome === null;
  }
  protected override refusalArgs(refusal: Parameters<Speech<Game>['refusal']>[0]): Args {
    return { ...super.refusalArgs(refusal), number: this.number };
  }
}
