import { beforeEach, expect, it } from 'vitest';
import { pageState } from './page-state.ts';
import { newPage } from './test/new-page.ts';

const NAME = '@gifkit/test@1';
const KEY = Symbol.for(NAME);
const global = globalThis as Record<symbol, unknown>;

const initial = () => ({ url: '', listeners: new Set<() => void>(), isOff: false });
/** Another copy of a package with this state. */
const copy = () => pageState(NAME, initial);

beforeEach(newPage);

it('is shared by all copies', () => {
  const [one, other] = [copy(), copy()];
  one().url = 'https://a.test';
  const listener = () => {};
  other().listeners.add(listener);
  expect(other().url).toBe('https://a.test');
  expect([...one().listeners]).toEqual([listener]);
});

it('is not created before it is read', () => {
  const page = copy();
  expect(KEY in globalThis).toBe(false);
  page();
  expect(KEY in globalThis).toBe(true);
});

it('has the fields of a later version, and an earlier version keeps them', () => {
  const earlier = copy();
  earlier().isOff = true;
  const later = pageState(NAME, () => ({ ...initial(), added: 5 }));
  expect(later()).toMatchObject({ isOff: true, added: 5 });
  later().added = 6;
  earlier().url = 'https://b.test';
  expect(later()).toMatchObject({ url: 'https://b.test', added: 6 });
});

it('belongs to one copy if another script has frozen it', () => {
  global[KEY] = Object.freeze({});
  const page = copy();
  page().url = 'https://a.test';
  expect(page()).toMatchObject({ url: 'https://a.test', isOff: false });
});

it('belongs to one copy if the global object cannot be changed', () => {
  Object.defineProperty(globalThis, KEY, { value: undefined, configurable: true });
  const [one, other] = [copy(), copy()];
  one().url = 'https://a.test';
  expect([one().url, other().url]).toEqual(['https://a.test', '']);
});
