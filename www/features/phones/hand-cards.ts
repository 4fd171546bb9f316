// The cards on a phone: the own hand in the order of the table, and answers, which are cards or words.
import { box, button, el, fill } from '../../dom/elements';
import type { GameText } from '../../words/text/text';
import type { Face, Offer, Place } from '../../engine/wire';
import { capital, type Words } from '../../words/words';
import type { GamePage } from '../../games/contract';
import { answersOf, cardOf, NOTHING, pickedOf, tapped, type Begun } from './asked';
import type { Faces } from './face';
import type { Hand } from './hand';
import type { Mirror } from './mirror';

/** The widest card, and the gap between cards, in px. */
const WIDEST = 168;
const GAP = 8;

export class HandCards {
  readonly held = box({ class: 'cards', role: 'group' });
  readonly answers = box({ class: 'answers', role: 'group' });

  /** `room`: the element whose size decides that of cards. `begin`: called with every tap. */
  constructor(
    private readonly shown: { words: Words; page: GamePage; hand: Hand },
    private readonly faces: Faces,
    private readonly room: HTMLElement,
    private readonly begin: (begun: Begun) => void,
  ) {}

  show(text: GameText, mirror: Mirror, offers: Offer[], begun: Begun): void {
    this.hold(text, mirror, offers, begun);
    this.answer(text, mirror, offers, begun);
  }

  /** The own cards, in the order of the table. */
  private hold(text: GameText, mirror: Mirror, offers: Offer[], begun: Begun): void {
    const { seat, view } = mirror.turn,
      { lit } = pickedOf(offers, begun),
      can = offers.length > 0,
      first = pickedOf(offers, NOTHING).lit;
    const others = [`top/${seat}`, `chosen/${seat}`].filter(
      (at) => first.has(at) || (at.startsWith('chosen/') && view.tokens.some((token) => token.at === at)),
    );
    const all = [...text.terms.scene.places(`hand/${seat}/`), ...others],
      width = this.widthFor(all.length);
    this.held.setAttribute('aria-label', this.shown.words.t('room-cards'));
    this.room.style.setProperty('--card', `${width}px`);
    fill(this.held, [
      all.map((at) => {
        const taken = begun.taps.includes(at) || begun.offer?.taps.includes(at) === true,
          able = lit.has(at) || first.has(at) || taken;
        return this.cardButton(
          text.terms.scene.face(at),
          at,
          width,
          capital(text.places.placeLabel(at)),
          at.startsWith('chosen/') ? 'chosen' : '',
          can && able ? taken : null,
          () => this.begin(tapped(offers, begun, at)),
        );
      }),
    ]);
  }

  /** The answers: cards that do not lie on the table, and words. */
  private answer(text: GameText, { turn }: Mirror, offers: Offer[], begun: Begun): void {
    const all = answersOf(offers, begun),
      width = Math.min(this.widthFor(6), 112);
    fill(this.answers, [
      all.map((offer) => {
        const face = cardOf(turn.notes, offer),
          at = offer.taps.at(-1) ?? '',
          said = text.moves.offer(offer.move),
          taken = begun.offer === offer,
          choose = (): void => this.begin({ taps: begun.taps, offer: taken ? null : offer });
        if (face) return this.cardButton(face, at, width, said, '', taken, choose);
        return button(
          [this.shown.page.pictogram?.(offer.move) ?? null, el('span', {}, said)],
          {
            class: text.moves.modest.includes(offer.move.do) ? 'answer modest' : 'answer',
            'data-key': offer.taps.join(' '),
            'aria-pressed': String(taken),
          },
          choose,
        );
      }),
    ]);
  }

  /** A card; `taken`: whether it is chosen, or null if it cannot be. */
  private cardButton(
    face: Face | null,
    at: Place,
    width: number,
    label: string,
    kind: string,
    taken: boolean | null,
    act: () => void,
  ): HTMLElement {
    const { turn } = this.shown.hand.mirror!;
    return button(
      this.faces.draw(face, at, width, turn.setup, turn.prints),
      {
        class: `card ${kind}`,
        'data-key': at,
        'aria-label': label,
        'aria-pressed': taken === null ? null : String(taken),
        'aria-disabled': taken === null ? 'true' : null,
      },
      () => taken !== null && act(),
    );
  }

  /** The width of cards of which so many are shown: as large as fits beside, or above, the rest. */
  private widthFor(count: number): number {
    const { clientWidth: w, clientHeight: h } = this.room,
      wide = w > h && h < 560;
    const [room, high] = wide ? [w * 0.49, h - 24] : [Math.min(w, 760) - 24, h * 0.42];
    let best = 60;
    for (let columns = 1; columns <= Math.max(1, count); columns++) {
      const rows = Math.ceil(count / columns),
        fits = Math.min((room - GAP * (columns - 1)) / columns, (high - GAP * (rows - 1)) / rows, WIDEST);
      best = Math.max(best, Math.floor(fits));
    }
    return best;
  }
}
