// Shows the game of a table whose letters come and go by themselves.
import type { Game } from '../../../ui/game-view';
import { setupOf } from '../../../letters/link-table';
import { beginAt, resumeIn } from '../../../letters/seeded';
import { quiet } from '../letter-driver';
import { refusal } from '../sheets';
import type { Room } from '../tables';
import { isSealed, LivePlayers, type Carrier, type Ways } from './players';

/** Puts the game of a table on the page; null, after saying why, if this version cannot play it. */
export function showTable(
  { host, card, parts }: Room,
  carrier: Carrier,
  isHub: boolean,
  ways: Ways,
  menu?: (game: Game) => void,
): { game: Game; players: LivePlayers } | null {
  const { state } = carrier,
    port = beginAt(parts.engine, setupOf(state), state.draws);
  if (!port) {
    refusal(host, { why: 'version' });
    return null;
  }
  for (const [seat, move] of state.moves) port.play(seat, move);
  let players: LivePlayers | null = null;
  const game = host.put(
    port.session,
    card,
    { ...parts, engine: { ...parts.engine, resume: resumeIn(parts.engine) } },
    menu ? { menu: () => menu(game) } : {},
    {
      layers: [
        quiet({
          isQuiet: () => players?.isQuiet ?? isSealed(state),
          mayUndo: () => false,
          away: [...state.seats.keys()].filter((seat) => seat !== state.me),
          live: true,
          attached: (engine) => port.attach(engine),
        }),
      ],
    },
  );
  players = new LivePlayers(game, port, carrier, isHub, ways);
  game.commands.drive(players);
  host.sheet.close();
  players.changed();
  game.commands.arrive();
  return { game, players };
}
