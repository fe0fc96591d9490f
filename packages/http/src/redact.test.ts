import { describe, expect, it } from 'vitest';
import { inAnyRealm } from './abort.ts';
import {
  mayNeedRedaction,
  redactError,
  redactJson,
  redactText,
  redactUrl,
  secretsOf,
} from './redact.ts';

describe('redactUrl', () => {
  it('redacts keys and tokens and keeps the rest', () => {
    expect(redactUrl('https://a.example/v1/gifs?api_key=k1&q=cats&access_token=t#x')).toBe(
      'https://a.example/v1/gifs?api_key=REDACTED&q=cats&access_token=REDACTED#x',
    );
  });

  it.each(['api_key', 'apikey', 'API_KEY', 'token', 'client_secret', 'password'])(
    'redacts %s',
    (name) => {
      expect(redactUrl(`/gifs?${name}=hidden`)).toBe(`/gifs?${name}=REDACTED`);
    },
  );

  it('redacts keys in the fragment', () => {
    expect(redactUrl('/embed/a?lang=de#t=1&api_key=hidden')).toBe(
      '/embed/a?lang=de#t=1&api_key=REDACTED',
    );
  });

  it('redacts user and password', () => {
    expect(redactUrl('https://mona:hunter2@a.example/gifs?q=a@b')).toBe(
      'https://REDACTED@a.example/gifs?q=a@b',
    );
  });

  it('keeps a URL without secrets unchanged', () => {
    expect(redactUrl('/gifs/search?q=token=1&api_key=')).toBe('/gifs/search?q=token=1&api_key=');
  });
});

const secrets = secretsOf(
  'https://mona:password1@a.example/gifs?api_key=your%20api%20key&token=word',
);

describe('secretsOf', () => {
  it('returns each secret encoded and decoded, without short words', () => {
    expect(secrets).toEqual(
      expect.arrayContaining(['your%20api%20key', 'your api key', 'mona:password1', 'password1']),
    );
    expect(secrets).not.toContain('word');
  });

  it('accepts a secret that cannot be decoded', () => {
    expect(secretsOf('/gifs?api_key=0123%zz456789')).toContain('0123%zz456789');
  });
});

describe('redactText', () => {
  it('redacts every occurrence of a secret', () => {
    expect(redactText('key your api key? No your%20api%20key.', secrets)).toBe(
      'key REDACTED? No REDACTED.',
    );
  });

  it('keeps words that are too short to be secret', () => {
    expect(redactText('a word', secrets)).toBe('a word');
  });
});

describe('redactJson', () => {
  it('redacts every string, at any depth', () => {
    const json = { a: ['your api key', 1, null], 'your api key': { b: 'x password1 x', c: true } };
    expect(redactJson(json, secrets)).toEqual({
      a: ['REDACTED', 1, null],
      REDACTED: { b: 'x REDACTED x', c: true },
    });
  });

  it.each([
    ['a"b\\c\nd', true],
    ['naïve key', true],
    ['https://mona:hunter2@a.example', true],
    ['https://a.example/@mona', false],
  ])('is needed for %j: %s', (text, isNeeded) => {
    const found = mayNeedRedaction(JSON.stringify([{ text: `x${text}` }]), [
      'a"b\\c\nd',
      'naïve key',
    ]);
    expect(found).toBe(isNeeded);
  });
});

describe('redactError', () => {
  it('returns the reason that Node hides, without secrets', () => {
    const reason = new Error('getaddrinfo ENOTFOUND a.example');
    const error = (cause: unknown) => new TypeError('fetch failed', { cause });
    expect(redactError(error(reason), secrets)).toBe(reason);
    expect(redactError(error(new Error('no your api key')), secrets)).toEqual(
      new Error('no REDACTED'),
    );
  });

  it('keeps an error that says more than its cause', () => {
    const error = new Error('the proxy refused', { cause: new Error('403') });
    expect(redactError(error, secrets)).toBe(error);
  });
});

it.each(['?', '?key', 'signal ', '://a@', '&token=&'])(
  'takes a time in proportion to a text of many %j',
  async (part) => {
    const text = part.repeat(100_000);
    const start = performance.now();
    redactUrl(text);
    secretsOf(text);
    redactError(new Error(text), []);
    await inAnyRealm(() => Promise.reject(new Error(text)))('', {
      signal: new AbortController().signal,
    }).catch(() => {});
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
