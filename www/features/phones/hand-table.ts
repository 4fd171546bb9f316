// The table on a phone, for the few questions that are answered with a place there.
import { box, button, fill } from '../../dom/elements';
import type { Place } from '../../engine/wire';
import { capital } from '../../words/words';
import type { GamePage } from '../../games/contract';
import { makeStage, type Mark, type Stage } from '../../stage/stage';
import type { GameText } from '../../words/text/text';
import type { Mirror } from './mirror';

export class HandTable {
  private readonly layer = box('layer');
  readonly root = box({ class: 'board', hidden: true });
  private stage: Stage | null = null;

  constructor(
    private readonly page: GamePage,
    private readonly tap: (place: Place) => void,
  ) {}

  /** Shows the table with the places that can be tapped; nothing if there are none. */
  show(mirror: Mirror | null, lit: Place[], chosen: Place[], text?: GameText): void {
    this.root.hidden = mirror === null || lit.length + chosen.length === 0;
    if (mirror === null || this.root.hidden) return this.close();
    const { turn } = mirror;
    if (!this.stage) {
      fill(this.root);
      this.stage = makeStage(this.root, this.page, mirror.setup(), turn.prints);
      this.root.append(this.layer);
    } else if (!this.stage.fits) this.stage.resize();
    const { stage } = this;
    stage.show(turn.view, turn.seat, turn.notes);
    stage.mark(
      new Map<Place, Mark>([
        ...lit.map((place) => [place, 'legal'] as const),
        ...chosen.map((place) => [place, 'chosen'] as const),
      ]),
    );
    fill(this.layer, [
      [...chosen, ...lit].flatMap((place) => {
        const r = stage.rect(place);
        if (!r) return [];
        const label = text ? capital(text.places.placeLabel(place)) : place,
          pressed = String(chosen.includes(place)),
          look = { 'data-key': place, 'data-place': place, 'aria-label': label, 'aria-pressed': pressed },
          over = button('', look, () => this.tap(place));
        over.style.cssText = `left:${r.x}px;top:${r.y}px;width:${r.w}px;height:${r.h}px`;
        return [over];
      }),
    ]);
  }

  close(): void {
    this.stage?.destroy();
    this.stage = null;
    fill(this.root);
  }
}
