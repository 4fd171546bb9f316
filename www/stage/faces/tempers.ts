// The three people with a character of their own, who play for the computer at any level. Their ids are those
// of the characters.
import { BLUSH, BROAD, SLIM } from './parts';
import type { Person } from './portrait';

export const TEMPERS = {
  // A narrow woman of sixty with a coif and heavy lids: she counts twice.
  careful: {
    sky: ['#e6ead6', '#b3bd94'],
    skin: ['#dcab80', '#b67f54'],
    hair: ['#8d8881', '#57524c'],
    head: [39, 37, 20, 10, -62, 60],
    turn: -3,
    lean: 0,
    eyes: [17, -2, 10.5, 8.5, 0.42, '#3d4a3a'],
    brows: [15, 18, 13, 4.5],
    back: ['w M0-78C-66-78-60 4-52 34L-38 40H38L52 34C60 4 66-78 0-78z'],
    dress: [
      `c ${SLIM}`,
      'w M-24 52L-38 66-30 92 0 82 30 92 38 66 24 52Q0 80-24 52z',
      '~W M-30 70Q-20 80-4 80M30 70Q20 80 4 80',
      'g M-6 88a6 7 0 1 0 12 0a6 7 0 1 0-12 0z',
    ],
    face: [
      '~S M-26 12Q-18 16-10 12M11 12Q19 16 27 12M-20 28Q-23 34-20 40M23 28Q26 34 23 40',
      '~k M-3-4Q-12 14-9 18Q-5 21 3 18',
      '~k M-11 38L14 37',
      '~S M-5 47Q2 49 9 46',
      '~g M-31-2a13 12 0 1 0 27 0a13 12 0 1 0-27 0zM6-2a13 12 0 1 0 27 0a13 12 0 1 0-27 0zM-4-3Q1-7 6-3',
    ],
    front: [
      'h M0-54C-22-50-36-36-40-12-46-26-44-58 0-64 44-58 46-26 40-12 36-36 22-50 0-54z',
      'w M-47 0C-58-58-34-84 0-84 34-84 58-58 47 0 42-34 26-56 0-58-26-56-42-34-47 0z',
      '~W M-46-18C-40-50-22-66 0-68 22-66 40-50 46-18',
    ],
    hidesEars: true,
  },
  // A broad man of forty with round eyes and a gold tooth: he takes what is there.
  greedy: {
    sky: ['#f9e2b0', '#e6ad5c'],
    skin: ['#f0b48c', '#cd8558'],
    hair: ['#5a3418', '#38200e'],
    head: [48, 57, 50, 24, -58, 55],
    turn: 4,
    lean: -4,
    eyes: [21, -3, 13, 12, 0.02, '#4d7440'],
    brows: [19, 27, 19, 7.5],
    back: ['2h M-44-30C-66-22-68 14-56 26L-44 8z'],
    dress: [
      `c ${BROAD}`,
      'g M-46 66Q0 118 46 66L40 60Q0 100-40 60z',
      '~G M-38 74L-32 66M-24 86L-18 76M-8 92L-5 82M8 92L5 82M24 86L18 76M38 74L32 66',
    ],
    face: [
      BLUSH,
      '~S M-22 50Q2 62 28 49',
      's M-12 12C-16 28-6 30 2 28 10 30 20 26 16 11 13 4 9 4 7-4H-3C-5 4-10 5-12 12z',
      '-s M-4-8H8V2H-4z',
      'w M-27 30Q4 40 33 27Q29 52 4 53Q-22 52-27 30z',
      '~W M-15 34V48M-4 36V52M18 33V49',
      'g M7 36L18 34V46L7 48z',
      '~k M-31 30Q-30 27-27 27M37 27Q36 24 33 24',
    ],
    front: [
      'h M-50-12C-54-34-42-46-30-50L40-52C52-44 56-30 51-10 46-26 40-34 30-38L-34-36C-44-30-48-22-50-12z',
      'r M-58-44C-62-86-20-92 6-88 44-92 70-72 58-44 30-54-24-54-58-44z',
      'R M-60-42C-24-56 28-56 60-42L58-30Q0-46-58-30z',
      'y M34-58C44-92 66-104 92-98 84-76 66-58 44-50z',
      '~Y M42-54C54-76 68-88 84-94',
    ],
  },
  // A hooded young woman who looks aside and smiles to herself: she sails your boat elsewhere.
  spoiler: {
    sky: ['#d9dbe8', '#9698bd'],
    skin: ['#c99468', '#996440'],
    hair: ['#241a1e', '#120c0f'],
    head: [41, 39, 17, 5, -60, 62],
    turn: 12,
    lean: 6,
    eyes: [17, -2, 11.5, 7.5, 0.3, '#4c6b3b'],
    brows: [8, 19, 21, 5.5],
    back: ['B M0-98C-80-94-82 10-72 60L-40 66H40L72 60C82 10 80-94 0-98z'],
    dress: [
      'B M-108 112C-104 78-66 66-40 54Q0 92 40 54C66 66 104 78 108 112z',
      'c M-30 62Q0 96 30 62L36 78Q0 112-36 78z',
      'g M-7 90a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
    ],
    face: [
      '~k M2-4Q14 12 11 17Q6 21-2 18',
      '-r M-14 38Q-4 33 2 35Q10 33 22 31Q10 45-4 43Q-10 42-14 38z',
      '~k M-15 38Q6 41 25 27',
      '~S M25 27Q29 23 27 19',
      '~R M-26 10L-16 30M-25 20L-18 17',
    ],
    front: [
      'h M-6-52C-18-34-36-30-40 6-52-14-44-58-2-62z',
      'h M-6-52C14-46 36-34 41 2 54-20 44-58-2-62z',
      'b M-44 44C-62 4-56-60 0-78 58-60 64 4 48 44 60 58 72 62 74 64 88-2 74-98 0-102-74-98-84-2-70 64-66 62-56 58-44 44z',
      '~B M-56 40C-70-10-60-74 0-90 62-74 74-10 60 40',
    ],
    hidesEars: true,
  },
} satisfies Record<string, Person>;
