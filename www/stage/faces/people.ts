// All people who have a face. Devices store their ids, so never change one.
import { ANIMALS } from './animals';
import { CREW } from './crew';
import { OWN } from './own';
import { NILE } from './nile';
import type { Person } from './portrait';
import { TOWNS } from './towns';

export const PEOPLE: Record<string, Person> = { ...CREW, ...OWN, ...NILE, ...TOWNS, ...ANIMALS };

/** The ids of the faces that players choose from. */
export const CHOICES = Object.keys(OWN);
