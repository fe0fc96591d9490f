import { describe, expect, test } from 'vitest';
import { redactText, redactUrl } from './redact.ts';

describe('redactUrl', () => {
  test('cuts out keys and tokens and keeps the rest', () => {
    expect(redactUrl('https://a.example/v1/gifs?api_key=k1&q=cats&access_token=t#x')).toBe(
      'https://a.example/v1/gifs?api_key=REDACTED&q=cats&access_token=REDACTED#x',
    );
  });

  test.each(['api_key', 'apikey', 'API_KEY', 'token', 'client_secret', 'password'])(
    'takes %s for a secret',
    (name) => {
      expect(redactUrl(`/gifs?${name}=hidden`)).toBe(`/gifs?${name}=REDACTED`);
    },
  );

  test('leaves a URL without secrets as it is', () => {
    expect(redactUrl('/gifs/search?q=token=1&api_key=')).toBe('/gifs/search?q=token=1&api_key=');
  });
});

describe('redactText', () => {
  const url = '/gifs?api_key=0123456789abcdef&short_key=word';

  test('cuts the secrets of a URL out of a text, each time they occur', () => {
    expect(redactText('key 0123456789abcdef? No 0123456789abcdef.', url)).toBe(
      'key REDACTED? No REDACTED.',
    );
  });

  test('leaves words alone that are too short to be secret', () => {
    expect(redactText('a word', url)).toBe('a word');
  });
});
