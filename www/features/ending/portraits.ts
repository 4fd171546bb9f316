// The faces of the winners on their sheet: one in the medal, several in a row, and smaller if the person at
// this device has lost. They are drawn once their code has come; the sheet is shown without them.
import type { Seat } from '../../engine/wire';
import { box, el } from '../../dom/elements';
import type { Host } from '../../shell/host';
import type { Game } from '../../ui/game-view';

/** The width of a face in CSS pixels: in the medal, and in a row. */
const LARGE = 112;
const SMALL = 96;
const SPEAKING = 44;

/** Adds the faces to the sheet. Winners without a face keep the sign of the game, or their mark. */
export async function addFaces(game: Game, winners: Seat[], sheet: HTMLElement): Promise<void> {
  const { faceAt } = await import('../../ui/faces'),
    medal = sheet.querySelector('.laurel'),
    [only] = winners;
  if (!sheet.isConnected) return;
  if (medal && winners.length === 1 && only !== undefined) {
    const face = faceAt(game, only, LARGE);
    if (!face) return;
    medal.append(face);
    return medal.classList.add('faced');
  }
  const faces = winners.flatMap((seat) => faceAt(game, seat, SMALL) ?? []);
  if (faces.length > 0) sheet.querySelector('.winner-name')?.before(box('faces', ...faces));
}

/** Adds what a computer player says at the end, with its face, above what leads on. */
export async function addFarewell(
  { features }: Host,
  game: Game,
  offer: 'up' | 'down' | null,
  sheet: HTMLElement,
): Promise<void> {
  const [{ faceAt }, ...said] = await Promise.all([
    import('../../ui/faces'),
    ...features.flatMap(({ farewell }) => farewell?.(game, offer) ?? []),
  ]);
  const one = said.find((found) => found !== null);
  if (!one || !sheet.isConnected) return;
  sheet.append(
    el(
      'p',
      { class: 'farewell', role: 'status' },
      faceAt(game, one.seat, SPEAKING),
      el('span', {}, one.text),
    ),
  );
}
