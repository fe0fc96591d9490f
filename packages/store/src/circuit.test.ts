import { describe, expect, it } from 'vitest';
import { type CircuitEvent, closedCircuit, nextCircuit } from './circuit.ts';

const after = (...events: [CircuitEvent, number][]) =>
  events.reduce((circuit, [event, now]) => nextCircuit(circuit, event, now), closedCircuit(0));

describe('a circuit', () => {
  it.each<[string, [CircuitEvent, number][], { isOpen: boolean; retryAt: number }]>([
    ['asks at first', [], { isOpen: false, retryAt: 0 }],
    ['asks while it is answered', [['answered', 10]], { isOpen: false, retryAt: 0 }],
    ['leaves alone what failed, for 1 s', [['failed', 10]], { isOpen: true, retryAt: 1010 }],
    [
      'waits no longer for what fails meanwhile',
      [
        ['failed', 10],
        ['failed', 500],
      ],
      { isOpen: true, retryAt: 1010 },
    ],
    [
      'waits twice as long after each try',
      [
        ['failed', 0],
        ['tried', 1000],
        ['failed', 1001],
      ],
      { isOpen: true, retryAt: 3000 },
    ],
    [
      'asks again once it is answered',
      [
        ['failed', 0],
        ['tried', 1000],
        ['answered', 1001],
      ],
      { isOpen: false, retryAt: 0 },
    ],
    [
      'waits longer when it fails soon after that',
      [
        ['failed', 0],
        ['tried', 1000],
        ['answered', 1001],
        ['failed', 2000],
      ],
      { isOpen: true, retryAt: 6000 },
    ],
    [
      'forgets that after a minute',
      [
        ['failed', 0],
        ['tried', 1000],
        ['answered', 1001],
        ['failed', 61_001],
      ],
      { isOpen: true, retryAt: 62_001 },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });

  it('waits 30 s at the most', () => {
    let circuit = after(['failed', 0]);
    for (let n = 0; n < 20; n += 1) circuit = nextCircuit(circuit, 'tried', circuit.retryAt);
    expect(circuit.wait).toBe(30_000);
  });
});
