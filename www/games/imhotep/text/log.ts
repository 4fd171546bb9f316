// What the log says of Imhotep.
import type { Game, Said } from '../wire';
import { capital } from '../../../core/words';
import { LogText } from '../../../core/text/log';
import type { ImhotepTerms } from './terms';

export class ImhotepLog extends LogText<Game, ImhotepTerms> {
  /** One saying as a sentence. `stones` is how many equal deliveries it stands for. */
  say(said: Said, stones = 1): string {
    const { terms } = this,
      id = `say-${said.say}`,
      name = 'seat' in said ? terms.name(said.seat) : '';
    switch (said.say) {
      case 'round-begins':
        return terms.t(id, { round: said.round, name: terms.name(said.first) });
      case 'took-stones':
      case 'bonus-stones':
        return terms.t(id, { name, stones: said.stones });
      case 'loaded':
        return terms.t(id, { name, boat: terms.boat(said.boat), place: said.place + 1 });
      case 'chose-pyramid':
        return terms.t(id, { name, pyramid: said.pyramid });
      case 'sailed':
        return terms.t(id, { name, boat: terms.boat(said.boat), to: terms.to(said.site) });
      case 'played-card':
      case 'picked-card':
      case 'kept-card':
      case 'drew-card':
      case 'quarry-empty':
        return terms.t(id, { name, card: terms.card(said.card) });
      case 'took-pair':
        return terms.t(id, { name, cards: terms.words.list(said.cards.map((card) => terms.card(card))) });
      case 'delivered':
        return terms.t(id, { name, to: terms.to(said.site), stones });
      case 'scored':
        return terms.t(said.points < 0 ? 'say-lost' : id, {
          name,
          points: Math.abs(said.points),
          source: terms.t(`source-${said.source}`),
        });
      case 'built-obelisk':
        return terms.t(id, { name, points: said.points });
      case 'reshuffled':
        return terms.t(id, { cards: said.cards });
      case 'round-ends':
        return terms.t(id, { round: said.round });
      case 'game-over':
        return terms.t(id, { names: terms.names(said.winners), count: said.winners.length });
      default:
        return terms.t(id, { name });
    }
  }

  /** Points of one source for several players in one sentence: "Temple: Anna +2, Bruno +1." */
  private scoredAll(sayings: Said[]): string {
    const each = sayings.flatMap((said) =>
      said.say === 'scored'
        ? [
            this.terms.t('preview-one', {
              name: this.terms.name(said.seat),
              points: this.terms.words.signed(said.points),
            }),
          ]
        : [],
    );
    const source =
      sayings.flatMap((said) => (said.say === 'scored' ? [this.terms.t(`source-${said.source}`)] : []))[0] ??
      '';
    return this.terms.t('say-scored-all', { source, points: each.join(', ') });
  }

  /** Several sayings in a row as sentences: equal deliveries are counted, a delivery and its points are one sentence. */
  override tell(sayings: Said[]): string[] {
    const told: string[] = [];
    for (let i = 0; i < sayings.length; i++) {
      const said = sayings[i];
      if (said?.say === 'scored') {
        const same = run(
          sayings,
          i,
          (other) => other.say === 'scored' && other.source === said.source && other.points > 0,
        );
        if (same.length > 1) {
          told.push(this.scoredAll(same));
          i += same.length - 1;
          continue;
        }
      }
      if (said?.say !== 'delivered') {
        if (!said) continue;
        told.push(capital(this.say(said)));
        continue;
      }
      const after = sayings[i + 1];
      if (after?.say === 'scored' && after.seat === said.seat && after.source === said.site) {
        told.push(
          capital(
            this.terms.t('say-delivered-scored', {
              name: this.terms.name(said.seat),
              to: this.terms.to(said.site),
              points: after.points,
            }),
          ),
        );
        i++;
        continue;
      }
      let stones = 1;
      for (
        let other = sayings[i + 1];
        other?.say === 'delivered' && other.seat === said.seat && other.site === said.site;
        other = sayings[i + 1]
      ) {
        stones++;
        i++;
      }
      told.push(capital(this.say(said, stones)));
    }
    return told;
  }

  /** The end of a round, and the points for it, are told apart from what the player did. */
  override logged(sayings: Said[]): { action: string[]; after: string[] } {
    const said = sayings.filter(({ say }) => say !== 'stone-returned');
    const tidying = said.findIndex(
      ({ say }) => say === 'temple-scored' || say === 'all-stuck' || say === 'round-ends',
    );
    const cut = tidying < 0 ? said.length : tidying;
    return { action: this.tell(said.slice(0, cut)), after: this.tell(said.slice(cut)) };
  }
}

/** The sayings from here on that are of one kind. */
function run(sayings: Said[], from: number, alike: (said: Said) => boolean): Said[] {
  const end = sayings.findIndex((said, i) => i >= from && !alike(said));
  return sayings.slice(from, end < 0 ? undefined : end);
}
