import { expect, it, vi } from 'vitest';
import { hoverIntent } from './hover-intent.ts';

it.each([
  ['leaves after 199 ms', 'enter 199, leave 200', 0],
  ['rests for 199 ms', 'enter 199', 0],
  ['rests for 200 ms', 'enter 200', 1],
  ['enters twice', 'enter 0, enter 400', 1],
])('counts a pointer that %s: %s, %i times', (_, moves, count) => {
  vi.useFakeTimers();
  const hovered = vi.fn();
  const intent = hoverIntent(hovered);
  for (const move of moves.split(', ')) {
    const [name, ms] = move.split(' ') as ['enter' | 'leave', string];
    intent[name]();
    vi.advanceTimersByTime(Number(ms));
  }
  expect(hovered).toHaveBeenCalledTimes(count);
});
