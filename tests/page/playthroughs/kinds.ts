// Every kind of saying and of move there is: TypeScript sees to it that none is missing. What has a reason beside it need not happen in a transcript.
import type { Game as Duel } from '../../../www/games/duel/wire';
import type { Game as Imhotep } from '../../../www/games/imhotep/wire';
import type { Game as Kontor } from '../../../www/games/kontor/wire';
import type { Game as Rampart } from '../../../www/games/rampart/wire';

type Reasons<K extends { said: { say: string }; move: { do: string } }> = { say: Record<K['said']['say'], string>; do: Record<K['move']['do'], string> };

const RARE = 'no game of thousands comes to that: tests draw such positions';

const imhotep: Reasons<Imhotep> = {
  say: {
    'round-begins': '', 'took-stones': '', loaded: '', sailed: '', 'played-card': '', passed: RARE, delivered: '', 'chose-pyramid': '', scored: '', 'picked-card': '', 'took-pair': '', 'kept-card': '',
    'drew-card': '', 'quarry-empty': RARE, 'stone-returned': '', 'built-obelisk': '', 'bonus-stones': '', 'bonus-declined': '', 'temple-scored': '', reshuffled: '', 'market-cleared': '',
    'all-stuck': RARE, 'round-ends': '', 'game-over': '',
  },
  do: { 'take-stones': '', load: '', sail: '', lever: '', hammer: '', 'sail-card': '', chisel: '', pass: RARE, 'pick-card': '', 'pick-pair': '', 'keep-card': '', 'choose-pyramid': '', 'load-bonus': '', decline: '', accept: '', 'temple-point': '', 'temple-stones': '' },
};
const duel: Reasons<Duel> = {
  say: {
    placed: '', unloaded: '', took: '', 'nobody-took': '', refilled: '', 'boat-left': '', 'played-action': '', picked: '', swapped: '', restocked: '', 'first-to-five': '', stopped: '', passed: RARE, scored: '', 'game-over': '',
  },
  do: { place: '', unload: '', 'unload-again': '', 'take-one': '', 'place-several': '', 'place-and-unload': '', 'swap-and-unload': '', pass: RARE, stop: '' },
};
const rampart: Reasons<Rampart> = {
  say: { 'turned-over': '', 'put-back': '', left: '', took: '', inserted: '', shot: '', 'no-target': '', passed: RARE, skipped: '', alone: '', finished: '', blocked: '', stalled: 'it takes more turns than anybody would play, or read', 'game-over': '' },
  do: { 'turn-over': '', take: '', insert: '', 'put-back': '', leave: '', pass: RARE, shoot: '' },
};
const kontor: Reasons<Kontor> = {
  say: {
    'round-begins': '', passed: '', revealed: '', 'paid-tax': '', 'could-not-pay': '', 'spared-tax': '', sailed: '', 'took-away': '', laid: '', 'could-not-lay': '', 'axis-fixed': '', bribed: '', smuggles: '', smuggled: '',
    'could-not-smuggle': RARE, 'turned-up': '', exported: '', recalled: '', bought: '', shown: '', 'event-turned': '', 'lost-florins': '', 'sits-out': '', 'redrew-docks': '', exchanged: '', wedded: '', 'got-florin': '',
    burnt: '', 'got-point': '', discarded: '', filled: '', judged: '', opened: '', 'docks-leave': '', 'no-warehouse-left': '', proposed: '', refused: '', allied: '', 'left-ally': '', fallen: '', 'sector-scored': '',
    'loses-turn': '', 'lost-turn': '', treated: '', sobered: '', 'went-back': '', 'laid-more': '', 'bought-out': '', raised: 'on 6 × 6 the supply of 15 does not run out while a canal still hides one', salvaged: '', 'sank-for-good': '', 'sector-finished': '', drew: '', searched: '', picked: '',
    subsidised: '', 'game-ends': '', scored: '', 'game-over': '',
  },
  do: {
    pass: '', stay: '', choose: '', sail: '', 'lie-still': '', take: '', spare: '', land: '', bribe: '', smuggle: '', 'land-all': '', export: '', buy: '', exchange: '', wed: '', decline: '', draw: '', search: '', pick: '', lay: '',
    discard: '', 'lay-canal': '', count: '', void: '', 'lay-more': '', enough: '', salvage: '', 'buy-out': '', 'buy-nothing': '', ally: '', leave: '', agree: '', refuse: '', treat: '',
  },
};

export const KINDS: Readonly<Record<string, Readonly<Record<'say' | 'do', Readonly<Record<string, string>>>>>> = { imhotep, duel, rampart, kontor };
