import { beforeEach, describe, expect, test, vi } from 'vitest';

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

describe('checkIfWebP', () => {
  test('does nothing until somebody waits for it, and then checks once', async () => {
    expect(FakeImage.created).toHaveLength(0);
    const answers = Promise.all([webp.checkIfWebP, webp.checkIfWebP]);
    await Promise.resolve();
    expect(FakeImage.created).toHaveLength(1);
    expect(FakeImage.created[0]?.src).toMatch(/^data:image\/webp/);
    FakeImage.created[0]?.onload?.();
    expect(await answers).toEqual([true, true]);
    expect(webp.prefersWebP()).toBe(true);
  });

  test('turns WebP down where it is not shown', async () => {
    expect(webp.prefersWebP()).toBe(true);
    const answer = webp.checkIfWebP.then((isShown) => isShown);
    FakeImage.created[0]?.onerror?.();
    expect(await answer).toBe(false);
    expect(webp.prefersWebP()).toBe(false);
  });

  test('says no on a server, which still prefers WebP for its visitors', async () => {
    vi.stubGlobal('Image', undefined);
    expect(await webp.checkIfWebP).toBe(false);
    expect(webp.prefersWebP()).toBe(true);
  });

  test('is a promise to those who chain', async () => {
    const done = vi.fn();
    const answer = webp.checkIfWebP.finally(done);
    FakeImage.created[0]?.onload?.();
    await answer;
    expect(done).toHaveBeenCalledOnce();
  });
});
