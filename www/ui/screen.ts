// The game's screen as elements: the bar above, the place for the stage, the prompt, the log. It knows no
// game state; game-view.ts fills it. `life`: how long the game is on the page.
import { box, el } from '../dom/elements';
import type { Marks } from '../dom/glyph';
import { Bar, type BarEvents } from './bar';
import { Labels } from './text/labels';
import { Log } from './log/log';
import { LogPanel } from './log/log-panel';
import { Prompt, type PromptEvents } from './prompt';
import type { Words } from '../words/words';

export interface ScreenEvents extends BarEvents, PromptEvents {
  look(by: -1 | 1): void;
}

export class Screen {
  readonly labels = new Labels();
  readonly layer = box('layer');
  readonly host = box({ class: 'host', translate: 'no' }, this.labels.root, this.layer);
  /** What is scrolled if the table is too high for its room. */
  readonly ground = box('ground', this.host);
  readonly log: Log;
  readonly panel: LogPanel;
  readonly bar: Bar;
  readonly prompt: Prompt;
  readonly root: HTMLElement;

  constructor(life: AbortSignal, words: Words, marks: Marks, events: ScreenEvents) {
    this.log = new Log(marks);
    this.panel = new LogPanel(life, this.log, (by) => events.look(by));
    this.bar = new Bar(this.panel.drawer, marks, events);
    this.prompt = new Prompt(marks, events);
    // A key that is held down does not also answer the next question.
    this.root = el(
      'main',
      {
        class: 'game',
        onkeydown: (event) => {
          if ((event as KeyboardEvent).repeat && (event as KeyboardEvent).key === 'Enter')
            event.preventDefault();
        },
        onpointerdown: ({ target }) => void this.panel.close(target),
      },
      this.bar.root,
      this.ground,
      this.prompt.root,
      this.panel.root,
    );
    this.speak(words);
  }

  speak(words: Words): void {
    for (const part of [this.bar, this.prompt, this.panel]) part.speak(words);
  }
}
