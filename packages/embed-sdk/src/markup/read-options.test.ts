import { describe, expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

const read = (attributes: Record<string, string>) =>
  readOptions('abc', (name) => attributes[name] ?? null);

describe('readOptions', () => {
  it.each([
    [{}, { id: 'abc', origin: '', lazy: true, autoHeight: false }],
    [
      { origin: 'https://e.example', view: 'player', theme: 'dark', 'auto-height': '' },
      {
        id: 'abc',
        origin: 'https://e.example',
        view: 'player',
        theme: 'dark',
        lazy: true,
        autoHeight: true,
      },
    ],
    [
      {
        width: '100%',
        height: '300',
        lazy: 'false',
        'auto-height': 'false',
        title: 'A cat',
        sandbox: 'allow-scripts',
      },
      {
        id: 'abc',
        origin: '',
        lazy: false,
        autoHeight: false,
        width: '100%',
        height: 300,
        title: 'A cat',
        sandbox: 'allow-scripts',
      },
    ],
    [
      { ratio: '16 / 9', 'min-height': '50', 'max-height': '900', timeout: '3000', sandbox: '' },
      {
        id: 'abc',
        origin: '',
        lazy: true,
        autoHeight: false,
        ratio: 16 / 9,
        minHeight: 50,
        maxHeight: 900,
        timeout: 3000,
        sandbox: '',
      },
    ],
    [{ 'api-key': 'K' }, { id: 'abc', origin: '', lazy: true, autoHeight: false, apiKey: 'K' }],
    [
      { analytics: 'false' },
      { id: 'abc', origin: '', lazy: true, autoHeight: false, analytics: false },
    ],
    [{ analytics: 'true' }, { id: 'abc', origin: '', lazy: true, autoHeight: false }],
    [{ ratio: '1.5' }, { id: 'abc', origin: '', lazy: true, autoHeight: false, ratio: 1.5 }],
  ])('reads the attributes %j', (attributes, expected) => {
    expect(read(attributes as Record<string, string>)).toEqual(expected);
  });

  it.each([
    ['width', 'wide'],
    ['width', ''],
    ['height', '300px'],
    ['ratio', '16:9'],
    ['ratio', '16/9/1'],
    ['ratio', '16/'],
    ['timeout', 'soon'],
  ])('says what is wrong with %s="%s"', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(
      expect.objectContaining({
        code: 'argument',
        message: `${name} is a number, not "${value}".`,
      }),
    );
  });
});
