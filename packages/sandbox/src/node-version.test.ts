import { describe, expect, it } from 'vitest';
import { needsNewerNode } from './node-version.ts';

describe('needsNewerNode', () => {
  it.each(['22.16.0', '22.20.1', '24.0.0'])('lets Node %s pass', (running) => {
    expect(needsNewerNode(running, '>=22.16')).toBeUndefined();
  });

  it.each(['20.20.2', '22.15.9'])('names what Node %s is short of', (running) => {
    expect(needsNewerNode(running, '>=22.16')).toBe(
      `The sandbox needs Node 22.16 or newer, and this is Node ${running}.`,
    );
  });
});
