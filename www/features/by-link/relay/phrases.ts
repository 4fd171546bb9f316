// What players of a table on a relay can say to each other: a greeting and twelve short phrases, which each device shows in
// its own language. Nothing else is written, so nobody needs to be moderated.
import { join, number, Reader, utf8, type Bytes } from '../../../device/bytes';
import { actions, button } from '../../../dom/elements';
import { SIGNATURE, signed, type Private } from '../../../letters/sign';
import type { Host } from '../../../shell/host';
import type { Game } from '../../../ui/game-view';
import { Bubble } from '../../../ui/bubble';

/** The keys of the phrases. Their numbers are in the messages: new ones go to the end. */
const PHRASES = [
  'hello',
  'luck',
  'played',
  'move',
  'ouch',
  'close',
  'pardon',
  'thinking',
  'time',
  'later',
  'back',
  'thanks',
  'again',
] as const;

const SAY = 4;
/** The time between two phrases of a seat, in s. */
const PAUSE = 2;

/** A phrase that a seat has said. */
export interface Phrase {
  seat: number;
  /** Its number. */
  phrase: number;
  /** When it was said, in s since 1970 of the clock of that device. */
  at: number;
}

/** Returns a phrase for a topic: it counts at no other. */
export async function phraseToBytes(
  key: Private,
  topic: string,
  { seat, phrase, at }: Phrase,
): Promise<Bytes> {
  const body = join(utf8(topic), Uint8Array.of(SAY, seat, phrase), number(at, 4));
  return (await signed(key, body)).slice(utf8(topic).length);
}

/** Returns the phrase in a message; null if there is none. */
export function phraseIn(bytes: Bytes): Phrase | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== SAY || bytes.length !== 3 + 4 + SIGNATURE) return null;
  const [seat, phrase, at] = [reader.number(1), reader.number(1), reader.number(4)];
  return phrase < PHRASES.length ? { seat, phrase, at } : null;
}

/** The phrases at a game that is shown. */
export class Phrases {
  private readonly bubble: Bubble;
  /** When each seat has spoken last, by its own clock: a relay may say again what it has heard. */
  private readonly last = new Map<number, number>();

  constructor(
    private readonly host: Host,
    private readonly game: Game,
    private readonly say: (phrase: number) => void,
  ) {
    this.bubble = new Bubble(game);
  }

  /** Shows what a seat has said. */
  hear({ seat, phrase, at }: Phrase): void {
    if (at < (this.last.get(seat) ?? 0) + PAUSE) return;
    this.last.set(seat, at);
    const { words } = this.host,
      line = words.t(`relay-say-${PHRASES[phrase] ?? 'hello'}`);
    this.bubble.show(seat, line, words.t('relay-said', { name: this.game.text().terms.name(seat), line }));
  }

  /** Shows what can be said. */
  offer(): void {
    const { sheet, words } = this.host;
    sheet.show(words.t('relay-say'), [
      actions(
        ...PHRASES.map((id, phrase) =>
          button(words.t(`relay-say-${id}`), { id: `relay-say-${id}`, class: 'quiet' }, () => {
            sheet.close();
            this.say(phrase);
          }),
        ),
      ),
    ]);
  }
}
