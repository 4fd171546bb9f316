// The worked examples in Imhotep's rulebook.
import type { Examples } from '../rulebook';

export const examples: Examples = [
  [
    'AUQAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnt9LCJzIjo0LCJuIjo2NH2HCnEDQ7MMGRNALEUKpQrJghpj2LiRJsW4_Gw',
    [{ rule: 'pyramid-a', name: 'pyramid-a', shows: [['dock/pyramid']], points: ['pyramid'] }],
  ],
  [
    'AUUAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnt9LCJzIjozNiwibiI6Mjl9hx1MJJUTU4Jse--3hGk',
    [
      {
        rule: 'temple-a',
        name: 'temple-a',
        shows: [['dock/temple']],
        points: ['temple'],
        since:
          'AUUAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnt9LCJzIjozNiwibiI6Mjh9hx1MJJUTU4JsG-MuXUc',
      },
    ],
  ],
  [
    'AUQAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnt9LCJzIjo2LCJuIjo5MX37osTODGvMMcJoUKPmaPQow9yQWdN1TExbIF9uUAgEzKVPPg',
    [{ rule: 'chamber-a', name: 'chamber-a', shows: [['dock/chamber']], points: ['chamber'] }],
  ],
  [
    'AUcAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsid3JhdGgiOnRydWV9LCJzIjoyLCJuIjo4NX1mLGgFlwkgoVk51IlVu4GGfJhxmriMjCoamz6ZErmrH2c',
    [{ rule: 'obelisks-a', name: 'obelisks-a-2', shows: [['dock/obelisks']], points: ['obelisks'] }],
  ],
  [
    'AUQAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnt9LCJzIjozLCJuIjo5Mn2hS016v4pIWbQboXEvIy0zXWIIc3Oj3SQF6d6d1lgBKr2MUQ',
    [{ rule: 'obelisks-a', name: 'obelisks-a-3', shows: [['dock/obelisks']], points: ['obelisks'] }],
  ],
  [
    'AU4AeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXSxbIlAzIiwzXV0sImMiOnt9LCJzIjo4LCJuIjoxMDB9hwmov2Sxk4SgOcqQscEIdCyEI6ukczVUUjRKXgghBqJEJEntkQmyJQGMfxc4',
    [{ rule: 'obelisks-a', name: 'obelisks-a-4', shows: [['dock/obelisks']], points: ['obelisks'] }],
  ],
  [
    'AYgAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnsibWFya2V0IjoiYiIsInB5cmFtaWQiOiJiIiwidGVtcGxlIjoiYiIsImNoYW1iZXIiOiJiIiwib2JlbGlza3MiOiJiIn0sInMiOjMsIm4iOjYyfWnLEBM1hSyWRopgURBGKkcNGVVMTAles0Tc',
    [{ rule: 'pyramids-b', name: 'pyramids-b', shows: [['dock/pyramid']], points: ['pyramid'] }],
  ],
  [
    'AYgAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnsibWFya2V0IjoiYiIsInB5cmFtaWQiOiJiIiwidGVtcGxlIjoiYiIsImNoYW1iZXIiOiJiIiwib2JlbGlza3MiOiJiIn0sInMiOjcsIm4iOjE4fXWpGSsmRAC9P09e',
    [{ rule: 'temple-b', name: 'temple-b', shows: [['dock/temple']], points: ['temple'] }],
  ],
  [
    'AYkAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnsibWFya2V0IjoiYiIsInB5cmFtaWQiOiJiIiwidGVtcGxlIjoiYiIsImNoYW1iZXIiOiJiIiwib2JlbGlza3MiOiJiIn0sInMiOjQsIm4iOjEwMX3JQk0rZj1sFXhMDWEXSyJbM6w7isV4nEcjF2aGe1BU8C6nF4U3Awo',
    [{ rule: 'chamber-b', name: 'chamber-b', shows: [['dock/chamber']], points: ['chamber'] }],
  ],
  [
    'AYkAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXSxbIlAyIiwyXV0sImMiOnsibWFya2V0IjoiYiIsInB5cmFtaWQiOiJiIiwidGVtcGxlIjoiYiIsImNoYW1iZXIiOiJiIiwib2JlbGlza3MiOiJiIn0sInMiOjIsIm4iOjEwOH1yJl2dSX3EaQ7JCbYoAlqZAENTmiwjTCMjJJEQveWQGpEaiwB7EDNh',
    [{ rule: 'obelisks-b', name: 'obelisks-b', shows: [['dock/obelisks']], points: ['obelisks'] }],
  ],
  [
    'AUgAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsid3JhdGgiOnRydWV9LCJzIjoxMCwibiI6OTF9x76ALKOR4YyxTIZNZ2w1s4lKJLdWq0yMbhqNcqqWBvgrUuU',
    [
      {
        rule: 'market-deck',
        name: 'statues',
        shows: [['held/0/statue'], ['held/1/statue']],
        points: ['statues'],
      },
      {
        rule: 'market-deck',
        name: 'ornaments',
        shows: [['dock/pyramid'], ['held/0/pyramid-ornament']],
        points: ['ornaments'],
      },
    ],
  ],
  [
    'AUkAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsid3JhdGgiOnRydWV9LCJzIjoxNTYsIm4iOjg3fRRbWiUXJZMwkZMiBCLmFkUM4gxKoTQaEbtSzQ4aE0cFWezdYg',
    [
      {
        rule: 'game-end',
        name: 'blue-cards',
        shows: [['held/0/chisel'], ['held/1/lever']],
        points: ['unused-cards'],
      },
    ],
  ],
  [
    'AUgAeyJnIjoiaW1ob3RlcCIsInAiOltbIlAwIiwwXSxbIlAxIiwxXV0sImMiOnsid3JhdGgiOnRydWV9LCJzIjoyOCwibiI6ODR9mUQzFq0zDTOcIhiG8kKVUokTHHE0kw5QgRxQTHyIFQUw-FIN',
    [{ rule: 'wrath', name: 'wrath', shows: [['dock/temple']], points: ['wrath'] }],
  ],
];
