// Which rule is about which place of the table.
import type { Place } from '../../core/wire';

type Config = Readonly<Record<string, unknown>>;
type About = readonly [RegExp, string | ((place: Place, config: Config) => string)];

/** The rule of a site is that of its side. */
const sided = (a: string, b: string, key: string) => (_: Place, config: Config): string => (config[key] === 'b' ? b : a);
const last = (place: Place): string => place.split('/').at(-1) ?? '';

const PLACES: Readonly<Record<string, readonly About[]>> = {
  imhotep: [
    [/^quarry/, 'take-stones'], [/^boat/, 'load'], [/^lane/, 'sail'],
    [/^held\/\d\/(lever|hammer|chisel)/, last], [/^held\/\d\/sail/, 'sail-card'], [/^held|^deck|^discard/, 'market-deck'],
    [/market|^pair/, sided('market-a', 'market-b', 'market')], [/pyramid/, sided('pyramid-a', 'pyramids-b', 'pyramid')], [/temple/, sided('temple-a', 'temple-b', 'temple')],
    [/chamber/, sided('chamber-a', 'chamber-b', 'chamber')], [/obelisk/, sided('obelisks-a', 'obelisks-b', 'obelisks')], [/./, 'turn'],
  ],
  duel: [
    [/^cell|^reserve/, 'place'], [/^boat|^quay/, 'unload'], [/^action\/\d\/(take-one|place-several|place-and-unload|swap-and-unload)/, last], [/^action/, 'action-token'],
    [/^site\/\d\/(obelisk|temple|pyramids|tomb)/, last], [/^supply/, 'tokens'], [/^warehouse/, 'take-one'], [/./, 'harbour'],
  ],
  rampart: [[/^card/, 'turn-over'], [/^wall|^flag/, 'take'], [/./, 'setup']],
  kontor: [
    [/^cell|^ship|^stock/, 'place'], [/^hand|^chosen/, 'choose'], [/^top|^pile/, 'refill'], [/^treasury|^purse/, 'subsidy'], [/^supply/, 'land-goods'], [/^events/, 'events'], [/^shop/, 'special-shop'], [/./, 'sequence'],
  ],
};

export function ruleAbout(game: string, place: Place, config: object): string | null {
  const found = PLACES[game]?.find(([pattern]) => pattern.test(place))?.[1];
  return found === undefined ? null : `${game}/${typeof found === 'string' ? found : found(place, config as Config)}`;
}

/** All rules that places lead to. */
export const rulesOfPlaces = (game: string): string[] => (PLACES[game] ?? []).flatMap(([, rule]) => (typeof rule === 'string' ? [`${game}/${rule}`] : []));
