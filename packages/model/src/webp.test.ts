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

// The next test file in this process needs fresh modules.
afterAll(() => void vi.resetModules());

describe('checkIfWebP', () => {
  it('checks once, when the promise is first awaited', async () => {
    expect(FakeImage.created).toHaveLength(0);
    const responses = Promise.all([webp.checkIfWebP, webp.checkIfWebP]);
    await Promise.resolve();
    expect(FakeImage.created).toHaveLength(1);
    expect(FakeImage.created[0]?.src).toMatch(/^data:image\/webp/);
    FakeImage.created[0]?.onload?.();
    expect(await responses).toEqual([true, true]);
    expect(webp.prefersWebP()).toBe(true);
  });

  it('stops preferring WebP if the browser does not support it', async () => {
    expect(webp.prefersWebP()).toBe(true);
    const response = webp.checkIfWebP.then((isShown) => isShown);
    FakeImage.created[0]?.onerror?.();
    expect(await response).toBe(false);
    expect(webp.prefersWebP()).toBe(false);
  });

  it('is false on a server, which still prefers WebP for its users', async () => {
    vi.stubGlobal('Image', undefined);
    expect(await webp.checkIfWebP).toBe(false);
    expect(webp.prefersWebP()).toBe(true);
  });

  it('can be chained like a promise', async () => {
    const done = vi.fn();
    const response = webp.checkIfWebP.finally(done);
    FakeImage.created[0]?.onload?.();
    await response;
    expect(done).toHaveBeenCalledOnce();
  });
});
