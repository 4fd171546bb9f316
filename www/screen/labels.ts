// Titles over the panels of the stage.
import { attr, el, write } from '../core/dom';

/** A title on the stage: its place, and its largest width. */
export interface Label {
  text: string;
  kind: string;
  x: number;
  y: number;
  w: number;
}

export class Labels {
  readonly root = el('div', { class: 'labels', 'aria-hidden': 'true' });
  private labelled: Label[] = [];

  /** Titles that already show so are not touched. */
  set(labels: Label[]): void {
    while (this.root.children.length > labels.length) this.root.lastElementChild?.remove();
    const changed = labels.flatMap((label, i) => {
      const was = this.labelled[i],
        made = (this.root.children[i] ?? this.root.appendChild(el('span'))) as HTMLElement;
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
    // A title without room for its word writes it smaller.
    const wide = changed.map((made) => made.scrollWidth / made.clientWidth);
    changed.forEach(({ style }, i) => {
      if (wide[i]! > 1) style.fontSize = `${Math.max(8, Math.floor(13.6 / wide[i]!))}px`;
    });
    this.labelled = labels;
  }
}
