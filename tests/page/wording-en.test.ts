// Kinds of mistakes that readers marked in the English words are found in the files of words.
import { expect, it } from 'vitest';
import { slips } from '../../tools/lib/wording.mjs';

const found = (key: string, line: string): number => slips('en', key, line).length;

it.each([
  ['kontor-x', '    [one] one card'],
  ['kontor-x', 'kontor-x = Whoever has no phone is called.'],
  ['puzzles-x', 'puzzles-x = Sailing without own stones'],
  ['together-x', 'together-x = Only then it exists.'],
  ['review-x', 'review-x = nineteen times of twenty'],
  ['review-x', 'review-x = wins { $games } games in 100'],
  ['live-x', 'live-x = Your move is sealed.'],
  ['together-x', 'together-x = This link knows more than this device'],
  ['puzzles-x', 'puzzles-x = five imagined games'],
  ['link-x', 'link-x = It is drawn afresh.'],
  ['moving-x', 'moving-x = Go on here'],
  ['duel-x', 'duel-x = Tap the boat.'],
  ['imhotep-x', 'imhotep-x = Load a stone on place { $place }'],
  ['rules-kontor-x', 'rules-kontor-x = Cards may bear a florin.'],
  ['kontor-x', 'kontor-x = Don’t move it'],
  ['live-x', 'live-x = One moment …'],
  ['duel-x', '   *[no] figure of { $name }'],
  ['rampart-x', 'rampart-x = Most points wins.'],
  ['imhotep-x', 'imhotep-x = Paved path'],
  ['duel-x', 'duel-x = Tomb'],
  ['ask-over-one', '   *[no] { $name } wins'],
  ['ending-won', '   *[false] You win!'],
])('in %s “%s” is found', (key, line) => {
  expect(found(key, line)).toBeGreaterThan(0);
});

it.each([
  ['kontor-x', '    [1] one card'],
  ['kontor-x', '    [one] pays a florin'],
  ['puzzles-x', 'puzzles-x = With no stones of your own'],
  ['together-x', 'together-x = Only then does it exist.'],
  ['kontor-x', 'kontor-x = Two play on 7 × 7.'],
  ['room-x', 'room-x = { $name } is playing on the table.'],
  ['rampart-x', 'rampart-x = The player with the most points wins.'],
  ['talk-x', 'talk-x = I don’t like it at all.'],
  ['duel-site-tomb', 'duel-site-tomb = Burial Chamber'],
  ['say-game-over', '        [one] wins.'],
])('in %s “%s” is right', (key, line) => {
  expect(found(key, line)).toBe(0);
});
