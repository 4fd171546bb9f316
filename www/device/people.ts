// The people who play on this device: the name and the face of each seat. They stay here: a face is in no
// record and in no link. Storage may hold anything.

import { load, save } from './storage';
import { isText, listOf, objectOf } from './valid';

/** The name that a person gave, or an empty one; the id of the face, or null. */
export interface Known {
  name: string;
  face: string | null;
}

const KEY = 'dockhand.people';
const MOST = 4;
const LONGEST = 24;

/** Returns the valid people in data from storage, by seat. */
export const peopleFrom = (found: unknown): Known[] =>
  listOf(found)
    .slice(0, MOST)
    .map((one) => {
      const { name, face } = objectOf(one);
      return { name: isText(name) ? name.slice(0, LONGEST) : '', face: isText(face) ? face : null };
    });

/** Returns the people that this device remembers, by seat. */
export const savedPeople = (): Known[] => peopleFrom(load(KEY));
export const savePeople = (people: Known[]): boolean => save(KEY, people);
