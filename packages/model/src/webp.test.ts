import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

let webp: typeof import('./webp.ts');

class FakeImage {
  static created: FakeImage[] = [];
  onload?: () => void;
  onerror?: () => void;
  src = '';
  constructor() {
    FakeImage.created.push(this);
  }
}

beforeEach(async () => {
  vi.resetModules();
  FakeImage.created = [];
  vi.stubGlobal('Image', FakeImage);
  webp = await import('./webp.ts');
});

// The next file of this process starts with fresh modules.
afterAll(() => void vi.resetModules());

describe('checkIfWebP', () => {
  it('does nothing until somebody waits for it, and then checks once', async () => {
    expect(FakeImage.created).toHaveLength(0);
    const responses = Promise.all([webp.checkIfWebP, webp.checkIfWebP]);
    await Promise.resolve();
    expect(FakeImage.created).toHaveLength(1);
    expect(FakeImage.created[0]?.src).toMatch(/^data:image\/webp/);
    FakeImage.created[0]?.onload?.();
    expect(await responses).toEqual([true, true]);
    expect(webp.prefersWebP()).toBe(true);
  });

  it('turns WebP down where it is not shown', async () => {
    expect(webp.prefersWebP()).toBe(true);
    const response = webp.checkIfWebP.then((isShown) => isShown);
    FakeImage.created[0]?.onerror?.();
    expect(await response).toBe(false);
    expect(webp.prefersWebP()).toBe(false);
  });

  it('says no on a server, which still prefers WebP for its visitors', async () => {
    vi.stubGlobal('Image', undefined);
    expect(await webp.checkIfWebP).toBe(false);
    expect(webp.prefersWebP()).toBe(true);
  });

  it('is a promise to those who chain', async () => {
    const done = vi.fn();
    const response = webp.checkIfWebP.finally(done);
    FakeImage.created[0]?.onload?.();
    await response;
    expect(done).toHaveBeenCalledOnce();
  });
});
