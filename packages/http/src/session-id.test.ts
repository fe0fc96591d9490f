import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newPage } from './test/new-page.ts';

let getPingbackId: () => string;
let setPingbackIdStorage: (kind: 'session' | 'memory') => void;

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => entries.set(key, value),
  removeItem: (key: string) => entries.delete(key),
});

beforeEach(async () => {
  newPage();
  ({ getPingbackId, setPingbackIdStorage } = await import('./session-id.ts'));
});

describe('getPingbackId', () => {
  it('returns 16 letters and digits and stores them for the session', () => {
    const entries = new Map<string, string>();
    vi.stubGlobal('sessionStorage', storageOf(entries));
    const id = getPingbackId();
    expect(id).toMatch(/^[a-z0-9]{16}$/);
    expect(entries).toEqual(new Map([['giphyPingbackId', id]]));
    expect(getPingbackId()).toBe(id);
  });

  it('returns the stored id of this session', () => {
    vi.stubGlobal('sessionStorage', storageOf(new Map([['giphyPingbackId', '0123456789abcdef']])));
    expect(getPingbackId()).toBe('0123456789abcdef');
  });

  it('keeps an id in memory if there is no session storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const id = getPingbackId();
    expect(id).toHaveLength(16);
    expect(getPingbackId()).toBe(id);
  });

  it.each(['getItem', 'setItem'])('keeps an id in memory if %s is forbidden', (method) => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { ...storageOf(new Map()), [method]: forbid });
    const id = getPingbackId();
    expect(id).toHaveLength(16);
    expect(getPingbackId()).toBe(id);
  });

  it('returns another id for another session', async () => {
    const id = getPingbackId();
    newPage();
    const other = await import('./session-id.ts');
    expect(other.getPingbackId()).not.toBe(id);
  });
});

describe('setPingbackIdStorage', () => {
  it('memory stores nothing, and ignores the id stored by an earlier page', () => {
    const stored = new Map([['giphyPingbackId', '0123456789abcdef']]);
    vi.stubGlobal('sessionStorage', storageOf(stored));
    setPingbackIdStorage('memory');
    const id = getPingbackId();
    expect(id).toMatch(/^[a-z0-9]{16}$/);
    expect(id).not.toBe('0123456789abcdef');
    expect(getPingbackId()).toBe(id);
    expect(stored.size).toBe(0);
  });

  it('session stores a new id, so that the two ids cannot be linked', () => {
    const entries = new Map<string, string>();
    vi.stubGlobal('sessionStorage', storageOf(entries));
    setPingbackIdStorage('memory');
    const inMemory = getPingbackId();
    setPingbackIdStorage('session');
    const id = getPingbackId();
    expect(id).not.toBe(inMemory);
    expect(entries.get('giphyPingbackId')).toBe(id);
  });

  it('memory applies to every copy of the package on the page', async () => {
    const entries = new Map<string, string>();
    vi.stubGlobal('sessionStorage', storageOf(entries));
    const stored = getPingbackId();
    vi.resetModules();
    const copy = await import('./session-id.ts');
    expect(copy.getPingbackId()).toBe(stored);
    setPingbackIdStorage('memory');
    expect(copy.getPingbackId()).toBe(getPingbackId());
    expect(copy.getPingbackId()).not.toBe(stored);
    expect(entries.size).toBe(0);
  });

  it('memory works without session storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    setPingbackIdStorage('memory');
    expect(getPingbackId()).toHaveLength(16);
  });
});
