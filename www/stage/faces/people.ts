// All people who have a face, as data (portrait.ts says what it means). Devices store their ids, so never change one.
import animals from './animals.json'; // of the ladder of C'est mon fort !, from the lowest rung to the highest
import crew from './crew.json'; // for the computer, by level; `nobody` stands for a player who has chosen no face
import nile from './nile.json'; // for the computer in Imhotep and the Duel, by game and character
import own from './own.json'; // from whom players choose
import towns from './towns.json'; // for the computer in Kontor and C'est mon fort !, by game and character
import type { Person } from './portrait';

/** The parts that several people share, by the names that the drawings use. */
const PARTS: Record<string, string> = {
  broad: 'M-106 112C-102 76-64 72-24 58Q0 76 24 58C64 72 102 76 106 112z',
  slim: 'M-92 112C-90 80-56 74-22 60Q0 76 22 60C56 74 90 80 92 112z',
  freckles: '2~S M-34 17h0M-27 23h0M-37 25h0',
  blush: '2-n M-46 21a13 10 0 1 0 26 0a13 10 0 1 0-26 0z',
};

const ALL = JSON.stringify({ ...crew, ...own, ...nile, ...towns, ...animals });
export const PEOPLE = JSON.parse(ALL.replace(/\$(\w+)/g, (_, name: string) => PARTS[name] ?? '')) as Record<
  string,
  Person
>;

/** The ids of the faces that players choose from. */
export const CHOICES = Object.keys(own);
