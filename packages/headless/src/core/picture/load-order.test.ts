import { describe, expect, it, vi } from 'vitest';
import { FILE_PATIENCE } from '../constants.ts';
import { createLoadOrder } from './load-order.ts';

const later = () => Promise.resolve();

describe('the order of a first screen', () => {
  it('continues without a moving file that does not come, from the last one that came', async () => {
    vi.useFakeTimers();
    const order = createLoadOrder();
    const [tell, tellOther] = [order.add(), order.add()];
    tell('still');
    tellOther('still');
    await later();
    vi.advanceTimersByTime(FILE_PATIENCE - 1);
    tell('all');
    await later();
    vi.advanceTimersByTime(FILE_PATIENCE - 1);
    expect(order.stage).toBe('moving');
    vi.advanceTimersByTime(1);
    expect(order.stage).toBe('everything');
  });

  it('waits for the tiles that replace others in one render', async () => {
    const order = createLoadOrder();
    order.add()('all');
    const tell = order.add();
    await later();
    expect(order.stage).toBe('stills');
    tell('all');
    await later();
    expect(order.stage).toBe('everything');
  });
});
