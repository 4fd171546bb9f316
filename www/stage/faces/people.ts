// All people that have a face. Their ids are kept on devices: never change one.
import { CREW } from './crew';
import { OWN } from './own';
import type { Person } from './portrait';

export const PEOPLE: Record<string, Person> = { ...CREW, ...OWN };

/** The faces that people choose from. */
export const CHOICES = Object.keys(OWN);
