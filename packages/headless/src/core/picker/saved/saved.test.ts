import type { GifReference } from '@gifkit/providers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSaved, writeSaved } from './saved.ts';

const reference = (id: string): GifReference => ({
  provider: 'giphy',
  id,
  type: 'gifs',
  width: 200,
  height: 150,
  alt: `Picture ${id}`,
});
const references = (count: number) =>
  Array.from({ length: count }, (_, index) => reference(String(index)));

describe('saved GIFs', () => {
  it('are read as references without URLs', () => {
    const text = writeSaved([reference('a')]);
    expect(readSaved(text, 'giphy', 10)).toEqual([reference('a')]);
    expect(text).not.toContain('http');
  });

  it('are read in a page whose lists have a toJSON', () => {
    // As in Prototype.js before 1.7.
    const json = { configurable: true, value: () => '[]' };
    Object.defineProperty(Array.prototype, 'toJSON', json);
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
    expect(readSaved(writeSaved([reference('a')]), 'giphy', 10)).toEqual([reference('a')]);
  });

  it('are limited and unique', () => {
    expect(readSaved(writeSaved(references(5)), 'giphy', 3)).toHaveLength(3);
    const twice = [...references(2), ...references(2)];
    expect(readSaved(writeSaved(twice), 'giphy', 9)).toHaveLength(2);
  });

  it.each([
    ['nothing', undefined],
    ['damaged text', '[{"id":'],
    ['an object', '{"length":1}'],
    ['a number', 7],
    ['a list of other values', '[1,null,"a",[],{}]'],
    ['no id', '[{"id":7,"type":"gifs"}]'],
  ])('are empty for %s', (_, stored) => {
    expect(readSaved(stored, 'giphy', 10)).toEqual([]);
  });

  it('ignore foreign fields in the storage', () => {
    const hostile = { id: 'a', type: '<b>', width: '9', height: -1, alt: {}, onClick: 'alert(1)' };
    expect(readSaved(JSON.stringify([hostile]), 'giphy', 10)).toEqual([
      { provider: 'giphy', id: 'a', type: 'gifs', width: 9, height: 0, alt: '' },
    ]);
  });
});
