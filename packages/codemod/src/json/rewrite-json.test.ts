import { describe, expect, it } from 'vitest';
import { applyEdits } from '../edit/edits.ts';
import { elementsOf, keyOf, propertiesOf, propertyValue, readJson } from './read-json.ts';
import type { Item } from './replace-items.ts';
import { rewriteJson } from './rewrite-json.ts';

/** The text after the properties or elements of these names were replaced, in the object that it is or in its `list`. */
function replaced(text: string, changes: Record<string, Item[]>): string {
  const json = readJson(text);
  const list = propertiesOf(json.root).find((property) => keyOf(property) === 'list');
  const items = list ? elementsOf(propertyValue(list)) : propertiesOf(json.root);
  const replacements = new Map(
    items.flatMap((item) => {
      const to = changes[list ? String(item.value) : keyOf(item)];
      return to ? [[item, to] as const] : [];
    }),
  );
  return applyEdits(text, rewriteJson(json, replacements));
}

describe('a property that is taken out', () => {
  it.each([
    ['the first one', '{ "a": 1, "b": 2 }', '{ "b": 2 }'],
    ['the last one, with the comma before it', '{ "b": 2, "a": 1 }', '{ "b": 2 }'],
    ['the only one', '{\n  "a": 1\n}\n', '{}\n'],
    [
      'one in a line of its own',
      '{\n  "b": 2,\n\n  "a": 1,\n  "c": 3\n}',
      '{\n  "b": 2,\n\n  "c": 3\n}',
    ],
    ['the last line', '{\r\n\t"b": 2,\r\n\t"a": 1\r\n}', '{\r\n\t"b": 2\r\n}'],
    ['beside a trailing comma', '{\n  "b": 2,\n  "a": 1,\n}', '{\n  "b": 2,\n}'],
    ['without a space', '{"b":2,"a":1}', '{"b":2}'],
    [
      'between comments',
      '{\n  "b": 2, // two\n  // one\n  "a": 1 // uno\n}',
      '{\n  "b": 2 // two\n  // one\n   // uno\n}',
    ],
  ])('leaves the others as they are: %s', (_, text, result) => {
    expect(replaced(text, { a: [] })).toBe(result);
  });

  it('goes together with its neighbours, and the comma that is left over', () => {
    const text = '{\n  "b": 2,\n  "a": 1,\n  "c": 3,\n  "d": 4\n}';
    expect(replaced(text, { a: [], c: [], d: [] })).toBe('{\n  "b": 2\n}');
    expect(replaced(text, { b: [], c: [], d: [] })).toBe('{\n  "a": 1\n}');
    expect(replaced(text, { a: [], b: [], c: [], d: [] })).toBe('{}');
  });

  it('goes with all of that name', () => {
    expect(replaced('{ "a": 1, "b": 2, "a": 3 }', { a: [] })).toBe('{ "b": 2 }');
  });
});

describe('a property that is replaced', () => {
  it('keeps its value and all that is around it', () => {
    expect(replaced('{ /* x */ "a" : [ 1 ] }', { a: [{ key: 'é"' }] })).toBe(
      '{ /* x */ "é\\"" : [ 1 ] }',
    );
  });

  it.each([
    ['{"a":"1"}', '{"x":"2","y":"2"}'],
    ['{"a": "1"}', '{"x": "2", "y": "2"}'],
    ['{ "a": "1" }', '{ "x": "2", "y": "2" }'],
    ['{\n\t"b": 1,\n\t"a": "1"\n}', '{\n\t"b": 1,\n\t"x": "2",\n\t"y": "2"\n}'],
    ['{ "a": /* one */ "1" }', '{ "x": /* one */ "2", "y": "2" }'],
    ['{\r\n  "a" : "1",\r\n  "b": 1 }', '{\r\n  "x" : "2",\r\n  "y" : "2",\r\n  "b": 1 }'],
  ])('becomes two that are written as it was: %j', (text, result) => {
    const two = ['x', 'y'].map((key) => ({ key, value: '2' }));
    expect(replaced(text, { a: two })).toBe(result);
  });

  it('becomes two before one that goes', () => {
    const two = ['x', 'y'].map((key) => ({ key, value: '2' }));
    expect(replaced('{"a":"1","b":"1"}', { a: two, b: [] })).toBe('{"x":"2","y":"2"}');
  });
});

it('replaces the elements of a list', () => {
  const text = '\uFEFF{\n  "list": ["a", "b", "c"]\n}';
  expect(replaced(text, { a: [{ value: 'x' }, { value: 'y' }], c: [] })).toBe(
    '\uFEFF{\n  "list": ["x", "y", "b"]\n}',
  );
});

it('refuses to change what goes', () => {
  const json = readJson('{ "a": { "b": 1 } }');
  const [outer] = propertiesOf(json.root);
  const [inner] = propertiesOf(outer && propertyValue(outer));
  if (!outer || !inner) throw new Error('There are two properties.');
  const both = new Map([
    [outer, []],
    [inner, [{ key: 'c' }]],
  ]);
  expect(() => rewriteJson(json, both)).toThrow('two changes overlap in line 1');
});

it.each([
  ['{ "a": 1, }}', 'is no JSON: end of file expected (1:12)'],
  ['{\n  a: 1 }', 'is no JSON: invalid symbol (2:3)'],
  ['', 'is no JSON: value expected (1:1)'],
])('says what %j lacks', (text, message) => {
  expect(() => readJson(text)).toThrow(message);
});
