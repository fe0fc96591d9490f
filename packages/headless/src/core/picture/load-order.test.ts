import { describe, expect, it, vi } from 'vitest';
import { createLoadOrder } from './load-order.ts';

const later = () => Promise.resolve();

describe('the order of a first screen', () => {
  it('loads all stills in view, then what moves, then what is out of view', async () => {
    const order = createLoadOrder();
    const onChange = vi.fn();
    order.subscribe(onChange);
    const [tell, tellOther] = [order.add(), order.add()];
    tell('still');
    await later();
    expect(order.stage).toBe('stills');
    tellOther('all');
    await later();
    expect(order.stage).toBe('moving');
    tell('all');
    await later();
    expect(order.stage).toBe('everything');
    expect(onChange).toHaveBeenCalledTimes(2);
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
