// The worked examples in Kontor's rulebook: one sector for each step of its scoring, and whole games.
import type { Examples } from '../rulebook';

export const examples: Examples = [
  [
    'AU0AeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImJhc2UifSwicyI6MjM0LCJuIjozOH0CG3DOREZGyTDJzJBO6gAVvYOl',
    [{ rule: 'majority', name: 'majority-1', shows: [['cell/1,2', 'cell/0,3', 'cell/1,3']], edge: -2 }],
  ],
  [
    'AU0AeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImJhc2UifSwicyI6MTA2LCJuIjoxOH02ODMJoUUKzJa1Mw',
    [{ rule: 'majority', name: 'majority-2', shows: [['cell/3,0', 'cell/2,1', 'cell/3,1']], edge: -2 }],
  ],
  [
    'AUwAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImJhc2UifSwicyI6NTgsIm4iOjMwfRaNguiMccaUMUwwCjt0HlA',
    [{ rule: 'majority', name: 'majority-3', shows: [['cell/-1,-2', 'cell/-2,-1', 'cell/-1,-1']], edge: -2 }],
  ],
  [
    'AUwAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImJhc2UifSwicyI6NTAsIm4iOjU2fczbJoEkI30sLDDB0EgJI-AsAhoiAweieuQ',
    [
      {
        rule: 'majority',
        name: 'majority-4',
        shows: [['cell/1,1', 'cell/2,1', 'cell/1,2', 'cell/2,2']],
        edge: -2,
      },
    ],
  ],
  [
    'AUsAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImJhc2UifSwicyI6MSwibiI6OTF9Bu3YqEIzJvqw5S2GWOCWIeQkgBbGGRC3qFFgIzYQFgFUQk3T',
    [{ rule: 'points', name: 'points', shows: [['cell/']], points: ['sectors'] }],
  ],
  [
    'ATsAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6e30sInMiOjgsIm4iOjE1MX2mRROGjcxohnljYowwqKwzqAnb1kAbEzQscGIY114xji2x0I44wqEhVSZZJGMMcZxWg7hkyaWbKSBSAK34JbQ',
    [{ rule: 'five-largest', name: 'five-largest', shows: [['cell/']], points: ['sectors'] }],
  ],
  [
    'AU0AeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDJdLFsiUDIiLDFdLFsiUDMiLDNdXSwiYyI6e30sInMiOjMsIm4iOjIxMX2AyISJJDhYpCElBCxSSDEpFEBSEPYgJUmoCw3SjAmUXII0YYRxRCENCQg2QUQgTaCMJbdKIwwEALr2pCE0IXEgLpCmAKkBQxKStEJHmgAhClagRAkijaDtEZxII2YKqcmxmg',
    [{ rule: 'customs', name: 'customs', shows: [['cell/']], points: ['sectors', 'customs'] }],
  ],
  [
    'AVoAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImJhc2UiLCJleHBvcnQiOnRydWV9LCJzIjo3LCJuIjoxMDR9xtUY8K1pME3i2jRkhsRoSZBWNuWABC2jsACaJVoGEJYB8D8Ktg',
    [
      {
        rule: 'export',
        name: 'export',
        wide: true,
        shows: [['supply/tea'], ['supply/wine'], ['supply/spice']],
        edge: 5,
        points: ['export'],
      },
    ],
  ],
  [
    'AVIAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImlsZS1ncmFuZGUifSwicyI6MSwibiI6MTIyfQSgiiWyMtwWdKqJhJFtDFvJhWELtBbG3ASbkjbtCagRIFlSN0UGTIpYsK1NeLDxbA',
    [{ rule: 'ile-grande', name: 'ile-grande', shows: [['cell/']], points: ['sectors'] }],
  ],
  [
    'AVUAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImV2ZXItc21hbGxlciJ9LCJzIjoyNywibiI6MTEwfQQmEYYBmCJlYIMJq6ZlWlhqRBoVxpiYtmVTlJFDFto5kzOMmBYR5VLBHg',
    [{ rule: 'ever-smaller', name: 'ever-smaller', shows: [['cell/']], points: ['sectors'] }],
  ],
  [
    'AVwAeyJnIjoia29udG9yIiwicCI6W1siUDAiLDBdLFsiUDEiLDFdXSwiYyI6eyJzY2VuYXJpbyI6ImJhc2UiLCJsYXN0UG9pbnQiOnRydWV9LCJzIjozLCJuIjo5M30Qm2smRUAaGDfYuBJjkqWyYM7GQMPwbHTFkjKMbLQtCSt45w',
    [{ rule: 'last-point', name: 'last-point', shows: [['cell/']], points: ['sectors'] }],
  ],
];
