// The parts that give way in C'est mon fort !: a piece of wall that lands jolts the pieces beside it.
import { numbers } from '../../stage/scene';
import type { Giving } from '../../stage/weight/weight';
import type { Layout } from './layout/types';
import type { Place } from './wire';

export function giving(at: Place, { places }: Layout): Giving[] {
  const [seat, i = 0] = numbers(at);
  return [-2, -1, 1, 2].flatMap((off) => {
    const r = places.get(`wall/${seat}/${i + off}`);
    return r ? [{ r, much: Math.abs(off) > 1 ? 0.4 : 1 }] : [];
  });
}
