// All people who have a face. Devices store their ids, so never change one.
import { ANIMALS } from './animals';
import { CREW } from './crew';
import { OWN } from './own';
import { TEMPERS } from './tempers';
import type { Person } from './portrait';

export const PEOPLE: Record<string, Person> = { ...CREW, ...OWN, ...TEMPERS, ...ANIMALS };

/** The ids of the faces that players choose from. */
export const CHOICES = Object.keys(OWN);
