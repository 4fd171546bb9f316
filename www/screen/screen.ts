// The game's screen as elements: the bar above, the place for the stage, the prompt, the log. It knows no game state; game.ts fills it.
import { attr, el, fill, show, write } from '../core/dom';
import { Events } from '../core/events';
import { stone, type Marks } from '../core/glyph';
import { Log } from './log';
import type { Words } from '../core/words';

export interface Chip {
  name: string;
  colour: number;
  points: number;
  acting: boolean;
  winner: boolean;
}
export interface Choice {
  text: string;
  modest: boolean;
  picture: SVGElement | null;
  play: () => void;
}

/** A title on the stage: where, and how wide it may be. */
export interface Label {
  text: string;
  kind: string;
  x: number;
  y: number;
  w: number;
}

export interface ScreenEvents {
  confirm(): void;
  cancel(): void;
  undo(): void;
  menu(): void;
  scores(): void;
  look(by: -1 | 1): void;
  /** Looks at a hand, or covers it. */
  peek(): void;
}

/** What the second line says: what a choice would bring, why something cannot be done, or what is being shown. */
export type HintKind = 'preview' | 'why' | 'told';

export class Screen {
  readonly log: Log;
  readonly host = el('div', { class: 'host' });
  readonly layer = el('div', { class: 'layer' });
  private readonly labels = el('div', { class: 'labels', 'aria-hidden': 'true' });
  private labelled: Label[] = [];
  private readonly gameName = el('span', { class: 'game-name' });
  private readonly progress = el('span', { class: 'long' });
  private readonly progressShort = el('span', { class: 'short', 'aria-hidden': 'true' });
  private readonly title = el(
    'h1',
    { tabindex: '-1' },
    this.gameName,
    ' ',
    this.progress,
    this.progressShort,
  );
  private readonly chips = el('div', { class: 'chips', role: 'group' });
  private readonly plate = el('span', { class: 'plate' });
  private readonly plates = new Map<number, SVGElement>();
  private readonly status = el('p', { id: 'status', role: 'status', tabindex: '-1' });
  private readonly hint = el('p', { id: 'hint', class: 'hint' });
  private readonly lines = el('div', { class: 'lines' }, el('div', { class: 'box' }, this.status, this.hint));
  private readonly choices = el('div', { class: 'choices' });
  private readonly confirm = el('button', {
    type: 'button',
    class: 'primary',
    id: 'confirm',
    onclick: () => this.press(this.confirm, this.events.confirm),
  });
  private readonly cancel = el('button', {
    type: 'button',
    id: 'cancel',
    onclick: () => this.press(this.cancel, this.events.cancel),
  });
  private readonly undo = el('button', {
    type: 'button',
    id: 'undo',
    onclick: () => this.press(this.undo, this.events.undo),
  });
  private readonly drawer = el('button', {
    type: 'button',
    class: 'quiet',
    id: 'log-open',
    'aria-expanded': 'false',
    onclick: () => this.toggleLog(),
  });
  private readonly peek = el('button', {
    type: 'button',
    class: 'quiet',
    id: 'peek',
    hidden: true,
    onclick: () => this.events.peek(),
  });
  /** What that button does, and in which language it says so. */
  private peeks = '';
  private readonly menu = el('button', {
    type: 'button',
    class: 'quiet',
    id: 'menu',
    onclick: () => this.events.menu(),
  });
  private readonly earlier = el(
    'button',
    {
      type: 'button',
      class: 'quiet',
      id: 'earlier',
      'aria-keyshortcuts': '[',
      onclick: () => this.events.look(-1),
    },
    icon('earlier'),
  );
  private readonly later = el(
    'button',
    {
      type: 'button',
      class: 'quiet',
      id: 'later',
      'aria-keyshortcuts': ']',
      onclick: () => this.events.look(1),
    },
    icon('later'),
  );
  private readonly logTitle = el('h2', { id: 'log-title' });
  private readonly logShut = el(
    'button',
    {
      type: 'button',
      class: 'shut',
      onclick: () => {
        this.toggleLog(false);
        this.drawer.focus();
      },
    },
    el('span', { 'aria-hidden': 'true' }, '×'),
  );
  private readonly logPanel: HTMLElement;
  /** Room for the log as a column: the same condition as in style.css. */
  private readonly wide = matchMedia('(min-width: 1200px) and (orientation: landscape)');
  /** The second line, and of which kind it is if it is not empty. */
  hinted: { kind: HintKind | null; hint: string } = { kind: null, hint: '' };
  /** `hinted`: the second line was written, perhaps as it was. */
  readonly heard = new Events<{ hinted: [] }>();
  readonly prompt: HTMLElement;
  readonly root: HTMLElement;

  constructor(
    words: Words,
    private readonly marks: Marks,
    private readonly events: ScreenEvents,
  ) {
    this.log = new Log(marks);
    this.host.append(this.labels, this.layer);
    this.logPanel = el(
      'aside',
      {
        class: 'log',
        'aria-labelledby': 'log-title',
        onkeydown: (event) => {
          if ((event as KeyboardEvent).key === 'Escape') this.toggleLog(false);
        },
      },
      this.logTitle,
      el('div', { class: 'look' }, this.earlier, this.later),
      this.logShut,
      this.log.region,
    );
    this.prompt = el(
      'section',
      { class: 'prompt', 'aria-label': words.t('area-actions') },
      el('div', { class: 'words' }, this.plate, this.lines),
      el('div', { class: 'acts' }, this.undo, this.choices, this.cancel, this.confirm),
    );
    // A key that is held down does not also answer what is asked next.
    this.root = el(
      'main',
      {
        class: 'game',
        onkeydown: (event) => {
          if ((event as KeyboardEvent).repeat && (event as KeyboardEvent).key === 'Enter')
            event.preventDefault();
        },
      },
      el(
        'header',
        { class: 'bar' },
        this.title,
        this.chips,
        el('div', { class: 'tools' }, this.peek, this.drawer, this.menu),
      ),
      this.host,
      this.prompt,
      this.logPanel,
    );
    this.speak(words);
    this.logStops();
    this.wide.onchange = () => {
      this.logStops();
      this.log.toEnd();
    };
  }

  speak(words: Words): void {
    fill(this.confirm, words.t('confirm'));
    fill(this.cancel, words.t('cancel'));
    fill(this.undo, icon('undo'), el('span', {}, words.t('undo')));
    fill(this.drawer, icon('log'), el('span', { class: 'vh' }, words.t('log-open')));
    fill(this.menu, icon('menu'), el('span', { class: 'vh' }, words.t('menu')));
    fill(this.logTitle, words.t('log'));
    this.earlier.setAttribute('aria-label', words.t('past-earlier'));
    this.later.setAttribute('aria-label', words.t('past-later'));
    this.logShut.setAttribute('aria-label', words.t('close'));
    this.chips.setAttribute('aria-label', words.t('scores'));
    this.prompt.setAttribute('aria-label', words.t('area-actions'));
  }

  /** Where reading begins when a game begins. */
  focusTitle(): void {
    this.title.focus();
  }

  /** Where reading goes on when the device has changed hands. */
  focusStatus(): void {
    this.status.focus();
  }

  /** What the keyboard is at below the table. */
  get keyed(): Element | null {
    return this.prompt.querySelector(':focus-visible');
  }

  setTitle(game: string, long: string, short: string): void {
    write(this.gameName, game);
    write(this.progress, long);
    write(this.progressShort, short);
  }

  /** Who plays, with their points; a tap opens the scores. The elements stay, so that the focus does. */
  setChips(chips: Chip[]): void {
    while (this.chips.children.length > chips.length) this.chips.lastElementChild?.remove();
    chips.forEach((chip, seat) => {
      let button = this.chips.children[seat];
      if (!button) {
        button = el(
          'button',
          { type: 'button', class: 'chip', 'data-seat': seat, onclick: () => this.events.scores() },
          stone(chip.colour, this.marks),
          el('span', { class: 'who' }, chip.name),
          el('span', { class: 'points' }),
        );
        this.chips.append(button);
      }
      attr(button, 'aria-current', chip.acting ? 'true' : null);
      button.classList.toggle('winner', chip.winner);
      const points = button.querySelector('.points');
      if (points) write(points, chip.points < 0 ? `\u2212${-chip.points}` : String(chip.points));
    });
  }

  /** What the chips say. */
  nameChips(labels: string[]): void {
    labels.forEach((label, seat) => {
      const chip = this.chips.children[seat];
      if (chip) attr(chip, 'aria-label', label);
    });
  }

  /** `quiet`: it is only seen. */
  setPrompt(colour: number | null, status: string, hint: string, quiet = false): void {
    attr(this.status, 'aria-live', quiet ? 'off' : null);
    this.showPlate(colour);
    attr(this.prompt, 'data-colour', colour === null ? null : String(colour));
    write(this.status, status);
    attr(this.status, 'class', status.length > 56 ? 'long' : null);
    this.setHint(hint);
  }
  /** The stones of the players lie on one another, and one is seen: nothing has to be laid out anew when a turn ends. */
  private showPlate(colour: number | null): void {
    show(this.plate, colour !== null);
    if (colour !== null && !this.plates.has(colour)) {
      const made = stone(colour, this.marks);
      this.plates.set(colour, made);
      this.plate.append(made);
    }
    for (const [other, plate] of this.plates) plate.classList.toggle('away', other !== colour);
  }

  /** The second line. A reason or a report matters more than whose turn it is, where there is room for one only. */
  setHint(hint: string, kind: HintKind = 'preview'): void {
    write(this.hint, hint);
    this.hinted = { kind: hint === '' ? null : kind, hint };
    attr(this.lines, 'data-hint', this.hinted.kind);
    this.heard.emit('hinted');
  }

  setActs(acts: { confirm: boolean; cancel: boolean; undo: boolean; choices: Choice[] }): void {
    const able = (button: HTMLElement, yes: boolean): void =>
      attr(button, 'aria-disabled', yes ? null : 'true');
    able(this.confirm, acts.confirm);
    able(this.cancel, acts.cancel);
    able(this.undo, acts.undo);
    const shown = acts.choices;
    show(this.confirm, shown.length === 0);
    show(this.cancel, shown.length === 0 || acts.cancel);
    const same =
      this.choices.children.length === shown.length &&
      shown.every(({ text }, i) => this.choices.children[i]?.textContent === text);
    if (!same)
      fill(
        this.choices,
        ...shown.map(({ text, modest, picture }) =>
          el(
            'button',
            { type: 'button', class: modest ? 'choice' : 'choice primary' },
            picture,
            el('span', {}, text),
          ),
        ),
      );
    shown.forEach(({ play }, i) => {
      (this.choices.children[i] as HTMLButtonElement).onclick = play;
    });
  }

  /** What the button for looking at a hand does: null where there are no hands. */
  setPeek(words: Words, now: 'look' | 'cover' | null): void {
    show(this.peek, now !== null);
    const peeks = `${now} ${words.language}`;
    if (now === null || this.peeks === peeks) return;
    this.peeks = peeks;
    fill(this.peek, icon(now), el('span', { class: 'vh' }, words.t(`peek-${now}`)));
  }

  /** Whether earlier positions may be looked at. */
  setLook(open: boolean): void {
    for (const button of [this.earlier, this.later]) show(button, open);
  }

  /** Titles over the panels of the stage; what shows already is not touched. */
  setLabels(labels: Label[]): void {
    while (this.labels.children.length > labels.length) this.labels.lastElementChild?.remove();
    const changed = labels.flatMap((label, i) => {
      const was = this.labelled[i],
        made = (this.labels.children[i] ?? this.labels.appendChild(el('span'))) as HTMLElement;
      attr(made, 'class', label.kind);
      write(made, label.text);
      if (was && was.x === label.x && was.y === label.y && was.w === label.w && was.text === label.text)
        return [];
      Object.assign(made.style, {
        left: `${label.x}px`,
        top: `${label.y}px`,
        maxWidth: `${label.w}px`,
        fontSize: '',
      });
      return [made];
    });
    // What has no room for its word writes it smaller.
    const wide = changed.map((made) => made.scrollWidth / made.clientWidth);
    changed.forEach(({ style }, i) => {
      if (wide[i]! > 1) style.fontSize = `${Math.max(8, Math.floor(13.6 / wide[i]!))}px`;
    });
    this.labelled = labels;
  }

  toggleLog(open = !this.logPanel.classList.contains('open')): void {
    this.logPanel.classList.toggle('open', open);
    this.drawer.setAttribute('aria-expanded', String(open));
    this.logStops();
    if (open) this.log.toEnd();
  }

  /** The log can be scrolled with the keyboard when it is seen; while it is a shut drawer, Tab passes it by. */
  private logStops(): void {
    const open = this.logPanel.classList.contains('open');
    this.log.seen = open || this.wide.matches;
    this.logShut.tabIndex = open ? 0 : -1;
    for (const stop of [this.log.region, this.earlier, this.later]) stop.tabIndex = this.log.seen ? 0 : -1;
  }

  private press(button: HTMLElement, act: () => void): void {
    if (button.getAttribute('aria-disabled') !== 'true') act();
  }
}

const ICONS = {
  look: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2',
  cover: 'M3 9.5c2.2 3 5.3 4.5 9 4.5s6.8-1.5 9-4.5M5.5 12.5l-2 3M12 14v3.8M18.5 12.5l2 3',
  undo: 'M9 5L4 10l5 5M4.5 10H14a5 5 0 0 1 0 10h-3',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  earlier: 'M14.5 5.5L8 12l6.5 6.5',
  later: 'M9.5 5.5L16 12l-6.5 6.5',
  log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4',
};

function icon(name: keyof typeof ICONS): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('class', 'icon');
  drawn.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[name]);
  drawn.append(path);
  return drawn;
}
