// The titles over the panels of the stage.
import { attr, box, el, write } from '../../dom/elements';

/** A title on the stage: its place, its largest width, its height. `turned`: the box that is turned with it, if any. */
export interface Label {
  text: string;
  kind: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turned?: { w: number; h: number } | false;
}

export class Labels {
  readonly root = box({ class: 'labels', 'aria-hidden': 'true' });
  /** The places and words of the titles. */
  private labelled: string[] = [];

  /** Forgets the fitted sizes, because the room or the typeface has changed. */
  forget(): void {
    this.labelled = [];
  }

  /** Shows these titles. Titles that have not changed are not touched. */
  set(labels: Label[]): void {
    while (this.root.children.length > labels.length) this.root.lastElementChild?.remove();
    this.labelled.length = labels.length;
    const changed = labels.flatMap(({ text, kind, x, y, w, h, turned }, i) => {
      const made = (this.root.children[i] ?? this.root.appendChild(el('span'))) as HTMLElement,
        // Larger text, if the person has set it, fills the line.
        css = `left:${x}px;top:${y}px;max-width:${w}px;height:${h}px;line-height:${h}px;font-size:clamp(${h * 0.7}px,.875rem,${h * 0.8}px)${
          turned ? `;rotate:180deg;transform-origin:${turned.w / 2}px ${turned.h / 2}px` : ''
        }`,
        was = this.labelled[i];
      attr(made, 'class', kind);
      write(made, text);
      // The kind counts too: the name of the player to act is bolder, and wider.
      if ((this.labelled[i] = css + kind + text) === was) return [];
      made.style.cssText = css;
      return [{ made, kind, text, h }];
    });
    // A title that is too wide is written smaller, or in two lines if one would be hard to read.
    const wide = changed.map(({ made }) => made.scrollWidth / made.clientWidth);
    changed.forEach(({ made, kind, text, h }, i) => {
      const size = (h * 0.68) / wide[i]!;
      if (wide[i]! <= 1) return;
      if (kind === 'panel' && size < h / 2 && text.includes(' ')) inTwoLines(made, h);
      else made.style.fontSize = `${Math.max(8, Math.floor(size))}px`;
    });
  }
}

/** Writes a title of several words in two lines, which together are as high as one. */
function inTwoLines({ style }: HTMLElement, h: number): void {
  style.whiteSpace = 'normal';
  style.lineHeight = style.fontSize = `${h / 2}px`;
}
