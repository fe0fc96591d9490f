import { describe, expect, it } from 'vitest';
import { readAttributes } from './attributes.ts';

const read = (attributes: Record<string, string>) =>
  readAttributes('abc', (name) => attributes[name] ?? null);

describe('readAttributes', () => {
  it.each<[Record<string, string>, object]>([
    [{}, {}],
    [
      { origin: 'https://e.example', view: 'player', theme: 'dark', 'auto-height': '' },
      { origin: 'https://e.example', view: 'player', theme: 'dark', autoHeight: true },
    ],
    [
      { width: '100%', height: '300', lazy: 'false', 'auto-height': 'false' },
      { width: '100%', height: 300, lazy: false, autoHeight: false },
    ],
    [
      { title: 'A cat', sandbox: 'allow-scripts', 'api-key': 'K' },
      { title: 'A cat', sandbox: 'allow-scripts', apiKey: 'K' },
    ],
    [
      { ratio: '16 / 9', 'min-height': '50', 'max-height': '900', timeout: '3000', sandbox: '' },
      { ratio: 16 / 9, minHeight: 50, maxHeight: 900, timeout: 3000, sandbox: '' },
    ],
    [{ analytics: 'false' }, { analytics: false }],
    [{ analytics: 'true' }, { analytics: true }],
    [{ ratio: '1.5' }, { ratio: 1.5 }],
  ])('reads the attributes %j', (attributes, expected) => {
    expect(read(attributes)).toEqual({ id: 'abc', origin: '', ...expected });
  });

  it.each([
    ['width', 'wide'],
    ['width', ''],
    ['height', '300px'],
    ['ratio', '16:9'],
    ['ratio', '16/9/1'],
    ['ratio', '16/'],
    ['timeout', 'soon'],
  ])('rejects %s="%s"', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(
      expect.objectContaining({
        code: 'argument',
        message: `${name} must be a number, not "${value}".`,
      }),
    );
  });
});
