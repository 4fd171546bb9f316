// The scene of the game at dusk, on the sheet of a player who has lost: the day is over, nothing else happened.
import { fillRect } from '../../stage/brush/path';
import { fetchScene } from '../../games';

/** The size in which it is painted, twice as fine; the sheet scales it. */
const WIDE = 520;
const HIGH = 208;
/** The height of what it is about: the face of the winner lies below. */
const ABOUT = 168;
/** The light of dusk, from the sky to the ground. */
const DUSK = ['#6F78AE', '#B98FA4', '#C98F78'];

export async function paintEvening(game: string, canvas: HTMLCanvasElement): Promise<void> {
  const scene = await fetchScene(game),
    g = canvas.getContext('2d');
  if (!scene || !g) return;
  [canvas.width, canvas.height] = [WIDE * 2, HIGH * 2];
  g.scale(2, 2);
  scene(g, WIDE, ABOUT, HIGH);
  const light = g.createLinearGradient(0, 0, 0, HIGH);
  DUSK.forEach((colour, i) => light.addColorStop(i / (DUSK.length - 1), colour));
  g.globalCompositeOperation = 'multiply';
  fillRect(g, light, 0, 0, WIDE, HIGH);
}
