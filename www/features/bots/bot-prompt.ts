// The prompt while a computer player is thinking or playing.
import type { Seat } from '../../core/wire';
import type { Game } from '../../screen/game';
import type { Choice } from '../../screen/prompt';

export interface BotPrompt {
  colour: number | null;
  status: string;
  choices: Choice[];
}

/** Returns what a computer player does, in words, with one button; only the button if `seat` is null. */
export function promptOf(
  game: Game,
  seat: Seat | null,
  does: 'thinks' | 'shows' | 'paused',
  button: 'next' | 'pause' | 'go-on' | 'move-now',
  play: () => void,
): BotPrompt {
  const { words, table } = game;
  return {
    colour: seat === null ? null : (table.setup.players[seat]?.colour ?? null),
    status: seat === null ? '' : words.t(`bot-${does}`, { name: game.text().terms.name(seat) }),
    choices: [{ text: words.t(`bot-${button}`), modest: true, picture: null, play }],
  };
}
