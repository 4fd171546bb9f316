// Phones that hold the cards of players at one table.
import type { Asked, Opened } from '../../shell/feature';

export const phones: Opened<Asked['phones']> = {
  personal: true,
  words: 'room',
  load: async () => (await import('./tables')).showRoom,
  entries: [
    {
      at: 'game',
      id: 'phones',
      sign: 'M8 2.5h8v19H8zM11 18.5h2M3.5 7v10M20.5 7v10',
      // Players have cards, and all of them are people at this table.
      when: (_, { card, table: { purpose, setup } }) =>
        card.secrets === true &&
        purpose === 'game' &&
        setup.players.every(
          ({ level }, seat) =>
            (level ?? null) === null && (setup.phones !== undefined || !setup.away?.includes(seat)),
        ),
      open: (host, game) => host.open('phones', game),
    },
  ],
  guests: {
    room: {
      named: true,
      meet: async () => (await import('./guest')).meetHost,
      back: async () => (await import('./guest')).backAtTable,
    },
  },
};
