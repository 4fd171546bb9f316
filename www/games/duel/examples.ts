// The worked examples in the Duel's rulebook: the last positions of two games, one for each side of sites.
import type { Examples } from '../rulebook';

export const examples: Examples = [
  [
    'ATgAeyJnIjoiZHVlbCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnt9LCJzIjo2LCJuIjo1OH04OjCNScWIR01GiQlOzYlKD6FUA84ZgJJDQAbCQQmRBthGAc8',
    [
      {
        rule: 'obelisk',
        name: 'obelisk-a',
        shows: [['site/0/obelisk'], ['site/1/obelisk']],
        points: ['obelisk'],
      },
      { rule: 'temple', name: 'temple-a', shows: [['site/0/temple'], ['site/1/temple']], points: ['temple'] },
      {
        rule: 'pyramids',
        name: 'pyramids-a',
        shows: [['site/0/pyramids'], ['site/1/pyramids']],
        points: ['pyramids'],
      },
      { rule: 'tomb', name: 'tomb-a', shows: [['site/0/tomb'], ['site/1/tomb']], points: ['tomb'] },
      {
        rule: 'leftovers',
        name: 'leftovers',
        shows: [['cell/'], ['action/0/take-one'], ['action/0/place-several']],
        points: ['unused-actions', 'figures'],
      },
    ],
  ],
  [
    'AW4AeyJnIjoiZHVlbCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsib2JlbGlzayI6ImIiLCJ0ZW1wbGUiOiJiIiwicHlyYW1pZHMiOiJiIiwidG9tYiI6ImIifSwicyI6MjM2LCJuIjo2MH0GOP29cEXdjwWWGwIAjBBkRlEAhOCFIQRGQUpgKIjJVUqIACNakV8',
    [
      {
        rule: 'obelisk',
        name: 'obelisk-b',
        shows: [['site/0/obelisk'], ['site/1/obelisk']],
        points: ['obelisk'],
      },
      { rule: 'temple', name: 'temple-b', shows: [['site/0/temple'], ['site/1/temple']], points: ['temple'] },
      {
        rule: 'pyramids',
        name: 'pyramids-b',
        shows: [['site/0/pyramids'], ['site/1/pyramids']],
        points: ['pyramids'],
      },
      { rule: 'tomb', name: 'tomb-b', shows: [['site/0/tomb'], ['site/1/tomb']], points: ['tomb'] },
    ],
  ],
];
