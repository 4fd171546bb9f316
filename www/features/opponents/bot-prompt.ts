// The prompt while a computer player is thinking or playing.
import type { Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import type { Choice } from '../../table/drivers';

export interface BotPrompt {
  colour: number | null;
  status: string;
  choices: Choice[];
}

type Button = 'next' | 'pause' | 'go-on' | 'move-now';

/** Returns what a computer player does, in words, with one button, tapped or not after `lasts` ms; only the button if `seat` is null. */
export function promptOf(
  game: Game,
  seat: Seat | null,
  does: 'thinks' | 'shows' | 'paused',
  button: Button,
  play: () => void,
  lasts = 0,
): BotPrompt {
  const { entry, words, table } = game,
    player = table.setup.players[seat ?? 0],
    as = does === 'thinks' && (player?.character ?? null) !== null ? '-as' : '',
    level = words.t(`bot-level-${entry.levels[player?.level ?? 0]?.id ?? ''}`);
  return {
    colour: seat === null ? null : (player?.colour ?? null),
    status: seat === null ? '' : words.t(`bot-${does}${as}`, { name: game.text().terms.name(seat), level }),
    choices: [{ ...choiceOf(game, button, play), lasts }],
  };
}

/** Returns a button of such a prompt. */
export const choiceOf = ({ words }: Game, button: Button | 'to-the-end', play: () => void): Choice => ({
  text: words.t(`bot-${button}`),
  modest: true,
  play,
});
