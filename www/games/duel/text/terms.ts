// The Duel's names for tokens, actions, boats and cells.
import type { Action, Boat, Game, Place, Site, Stone } from '../wire';
import { type Said, Terms } from '../../../words/text/terms';

export class DuelTerms extends Terms<Game> {
  protected override readonly said: Said = {
    action: (action: Action) => this.action(action),
    boat: (boat: Boat) => this.boat(boat),
    swap: (boat: Boat) => this.boat(boat),
    cell: (cell: [number, number]) => this.cell(cell),
    cells: (cells: [number, number][]) => this.words.list(cells.map((cell) => this.cell(cell))),
    token: (token: Stone) => this.token(token),
    tokens: (tokens: Stone[]) => this.tokens(tokens),
    // The engine counts from 0.
    place: (place: number) => place + 1,
    first: (place: number) => place + 1,
    second: (place: number) => place + 1,
  };

  action(action: Action): string {
    return this.t(`action-${action}`);
  }

  token(token: Stone): string {
    const [, kind, value] = /^(temple|tomb)-(\d+)$/.exec(token) ?? [];
    return kind ? this.t(`token-${kind}`, { value: value ?? '' }) : this.t(`token-${token}`);
  }

  /** Names several tokens; equal ones together. */
  tokens(tokens: Stone[]): string {
    const counts = new Map<Stone, number>();
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
    return this.words.list(
      [...counts].map(([token, count]) =>
        count === 1
          ? this.token(token)
          : this.t(this.has(`tokens-${token}`) ? `tokens-${token}` : 'tokens-alike', {
              token: this.token(token),
              count,
            }),
      ),
    );
  }

  /** Names a boat as it is printed on the quay: "the boat of row 1", "the boat of column B". */
  boat(boat: Boat, id = 'boat'): string {
    const [kind, nth] = boat.split('-');
    return this.t(`${id}-${kind}`, { nth: kind === 'row' ? Number(nth) + 1 : ('ABC'[Number(nth)] ?? '') });
  }

  cell([row, column]: [number, number]): string {
    return `${'ABC'[column] ?? ''}${row + 1}`;
  }

  side(site: Site): 'a' | 'b' {
    return this.scene.setup.config[site];
  }

  /** Explains how a site counts on the side that is in play. */
  scores(site: Site): string {
    return this.t(`value-${site}-${this.side(site)}-about`);
  }

  /** Whether temple tokens lie face down. */
  get secret(): boolean {
    return this.side('temple') === 'a' && !this.scene.setup.config.memoryAid;
  }

  /** Names the token at a place of a boat. */
  lying(place: Place): string {
    const face = this.scene.face(place);
    switch (face?.is) {
      case 'temple':
        return this.t('token-temple', { value: face.value });
      case 'tomb':
        return this.t('token-tomb', { value: face.number });
      case 'pyramid':
        return this.t(`token-pyramid-${face.tone}`);
      case 'action':
        return this.action(face.action);
      case 'obelisk':
      case 'first-fifth':
        return this.t('token-obelisk');
      default:
        return this.t('empty');
    }
  }
}
