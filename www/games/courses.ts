// The course of each game. Each is fetched once its game has begun.
import type { Course } from './contract';

const all = import.meta.glob<Course>('./*/course.ts', { import: 'course' });

export const fetchCourse = (game: string): Promise<Course> | undefined => all[`./${game}/course.ts`]?.();
