// Small drawings in the rulebook: parts of a real table of the game, a few moves after its beginning, painted by what paints the table itself.
import { el } from '../../core/dom';
import { fetchEngine, type Session } from '../../core/engine';
import { findCard } from '../../games';
import type { GamePage } from '../../games/contract';
import type { Figure, Rulebook } from '../../games/rulebook';
import type { Host } from '../../screen/host';
import { makeStage, type Rect } from '../../stage/stage';
import type { Setup } from '../../core/wire';

const SIZE = { w: 1000, h: 740 },
  SMALL = { w: 260, h: 190 };
/** Around what is shown, in px. */
const EDGE = 7;

/** Draws them one table after the other, while the page stays. */
export async function drawFigures(
  host: Host,
  game: string,
  { drawings }: Rulebook,
  root: HTMLElement,
): Promise<void> {
  const card = findCard(game);
  if (!card) return;
  const [engine, page] = await Promise.all([fetchEngine(game), card.code()]);
  await page.fetchLate?.();
  for (const [scene, figures] of drawings) {
    if (!root.isConnected) return;
    const players = Array.from({ length: scene.players }, (_, seat) => ({
      name: host.words.t(`colour-${engine.entry.colours[seat]}`),
      colour: seat,
    }));
    const config = Object.fromEntries(
      engine.entry.options.flatMap((option) =>
        'default' in option ? [[option.key, scene.config[option.key] ?? option.default]] : [],
      ),
    );
    const session = engine.open({ game, players, config, seed: scene.seed } as unknown as Setup);
    try {
      play(session, scene.moves);
      await draw(
        session,
        (scene.small ? page.small : undefined) ?? page,
        scene.small ? SMALL : SIZE,
        figures,
        root,
      );
    } finally {
      session.free();
    }
  }
}

/** Some moves, the same each time. */
function play(session: Session, moves: number): void {
  for (let move = 0; move < moves; move++) {
    const { toAct, outcome } = session.view(null),
      seat = toAct[0];
    if (outcome !== null || seat === undefined) return;
    const offers = session.offers(seat);
    const going = offers.filter(({ move: { do: kind } }) =>
      ['sail', 'unload', 'take', 'lay', 'stay'].includes(kind),
    );
    const among = going.length > 0 && (move % 2 === 0 || offers.length < 4) ? going : offers,
      offer = among[(move * 7919 + 13) % among.length];
    if (!offer) return;
    session.play(seat, offer.move, null);
  }
}

async function draw(
  session: Session,
  page: GamePage,
  { w, h }: { w: number; h: number },
  figures: readonly Figure[],
  root: HTMLElement,
): Promise<void> {
  const view = session.view(null);
  // In the document, for a stage measures its place; but not to be seen.
  const away = el('div', { 'aria-hidden': 'true', class: 'away' });
  Object.assign(away.style, { width: `${w}px`, height: `${h}px` });
  root.append(away);
  const stage = makeStage(away, page, session.setup(), session.prints());
  try {
    stage.show(view, null, session.notes(null));
    await painted();
    const table = away.querySelector('canvas');
    const places = [...new Set([...view.tokens, ...view.counters].map(({ at }) => at))];
    for (const { rule, shows } of table ? figures : []) {
      const whole = shows.includes('') ? [{ x: 0, y: 0, w, h }] : [];
      const rects = [
        ...whole,
        ...shows
          .flatMap((start) => [start, ...places.filter((place) => place.startsWith(start))])
          .flatMap((place) => stage.rect(place) ?? []),
      ];
      const figure = rects.length > 0 && table ? cut(table, around(rects, { w, h }), table.width / w) : null;
      const article = root.querySelector(`[data-rule$="/${rule}"]`);
      if (figure && article) article.insertBefore(figure, article.querySelector('p')?.nextSibling ?? null);
    }
  } finally {
    stage.destroy();
    away.remove();
  }
}

/** The table is painted in the next frame; a page in the background gets none. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) setTimeout(done, 50);
    else requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

function around(rects: Rect[], size: { w: number; h: number }): Rect {
  const x = Math.max(0, Math.min(...rects.map((rect) => rect.x)) - EDGE),
    y = Math.max(0, Math.min(...rects.map((rect) => rect.y)) - EDGE);
  return {
    x,
    y,
    w: Math.min(size.w, Math.max(...rects.map((rect) => rect.x + rect.w)) + EDGE) - x,
    h: Math.min(size.h, Math.max(...rects.map((rect) => rect.y + rect.h)) + EDGE) - y,
  };
}

/** A part of the table as a picture of its own. */
function cut(table: HTMLCanvasElement, { x, y, w, h }: Rect, scale: number): HTMLElement {
  const canvas = el('canvas', { width: Math.round(w * scale), height: Math.round(h * scale) });
  const shown = Math.min(1, 430 / w, 300 / h);
  canvas.style.width = `${Math.round(w * shown)}px`;
  canvas
    .getContext('2d')
    ?.drawImage(
      table,
      Math.round(x * scale),
      Math.round(y * scale),
      canvas.width,
      canvas.height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  return el('figure', { 'aria-hidden': 'true' }, canvas);
}
