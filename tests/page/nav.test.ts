// Moving about the table with keys.
import { describe, expect, it } from 'vitest';
import { leads, nextPart, type Stop } from '../../www/ui/pointer/nav';

const stop = (place: string, x: number, y: number, lit: boolean, chosen = false): Stop => ({
  place,
  area: place.split('/')[0]!,
  lit,
  chosen,
  rect: { x, y, w: 40, h: 40 },
});
/** Two boats, a sledge between them and the sites, and three sites, of which one holds a stone. */
const table = (half: boolean): Stop[] => [
  stop('boat/0', 0, 0, !half, half),
  stop('boat/1', 0, 60, !half),
  stop('sledge/0', 60, 0, false),
  stop('site/0', 120, 0, half),
  stop('stone/0', 120, 50, false),
  stop('site/1', 120, 100, half),
  stop('site/2', 120, 160, half),
];

describe('a choice by keyboard', () => {
  it('goes on at the first place that has to be chosen next', () => {
    expect(nextPart(table(true), 'boat/0')).toBe('site/0');
  });
  it('stays where it is if nothing was chosen, or nothing is left to choose', () => {
    expect(nextPart(table(false), 'boat/0')).toBeNull(); // the tap took the choice back
    expect(nextPart(table(true), 'sledge/0')).toBeNull(); // the tap was refused
    // A single move is left: its places are chosen, and Enter confirms it.
    const whole = [stop('boat/0', 0, 0, false, true), stop('site/0', 120, 0, true, true)];
    expect(nextPart(whole, 'boat/0')).toBeNull();
  });
  it('lets arrows lead along what can be chosen next, and back to what is chosen', () => {
    expect(leads(table(true), 'site/0', 'ArrowDown', true)).toBe('site/1');
    expect(leads(table(true), 'site/1', 'ArrowDown', true)).toBe('site/2');
    expect(leads(table(true), 'site/0', 'ArrowLeft', true)).toBe('boat/0');
  });
  it('lets arrows lead to every place once the move is whole, even if it might go on otherwise', () => {
    expect(leads(table(true), 'site/0', 'ArrowDown', false)).toBe('stone/0');
  });
  it('lets arrows lead to every place before it begins, and from a place that is no part of it', () => {
    expect(leads(table(false), 'site/0', 'ArrowDown', true)).toBe('stone/0');
    expect(leads(table(false), 'boat/0', 'ArrowRight', true)).toBe('sledge/0');
    expect(leads(table(true), 'sledge/0', 'ArrowRight', true)).toBe('site/0');
    expect(leads(table(true), 'stone/0', 'ArrowDown', true)).toBe('site/1');
  });
});
