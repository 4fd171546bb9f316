// What players of a table on a relay can say to each other: a greeting and twelve short phrases, which each device shows in
// its own language. Nothing else is written, so nobody needs to be moderated.
import { actions, button } from '../../dom/elements';
import type { Phrase } from '../../lines/relay/said';
import type { Host } from '../../shell/host';
import { Bubble } from '../bubble';
import type { Game } from '../game-view';

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

/** The time between two phrases of a seat, in s. */
const PAUSE = 2;

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
    const id = PHRASES[phrase];
    if (id === undefined || at < (this.last.get(seat) ?? 0) + PAUSE) return;
    this.last.set(seat, at);
    const { words } = this.host,
      line = words.t(`relay-say-${id}`);
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
