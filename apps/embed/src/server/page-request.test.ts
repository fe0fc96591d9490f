import { describe, expect, it } from 'vitest';
import { readPageRequest } from './page-request.ts';

const read = (headers: Record<string, string> = {}, query = '') =>
  readPageRequest(new Request(`https://embed.example.com/embed/a1${query}`, { headers }));

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

describe('the language of a request', () => {
  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['fr, de;q=0.5', 'de'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['es;q=0.8, de;q=0.8', 'es'],
    ['de;q=0, ar;q=0.1', 'ar'],
    ['de; Q=0.3 , es ; q = 0.4', 'es'],
    ['*;q=0.1, ja;q=0.2', 'ja'],
    ['zh-Hans, ko', 'en'],
    [',,;q=1,', 'en'],
  ])('is the best match of "%s": %s', (header, language) => {
    expect(read({ 'Accept-Language': header }).language).toBe(language);
  });

  it.each([
    ['?lang=es', { 'Accept-Language': 'de', 'Gifkit-Language': 'ja' }, 'es', ''],
    ['?lang=es-MX', {}, 'es', ''],
    ['?lang=fr', { 'Accept-Language': 'de' }, 'de', 'Accept-Language'],
    ['', { 'Accept-Language': 'de', 'Gifkit-Language': 'ja' }, 'ja', 'Gifkit-Language'],
    ['', { 'Accept-Language': 'de', 'Gifkit-Language': 'fr' }, 'de', 'Gifkit-Language'],
  ] as const)('comes from "%s" or %j: %s', (query, headers, language, languageVary) => {
    expect(read(headers, query)).toMatchObject({ language, languageVary });
  });
});

describe('the visit of a request', () => {
  it.each([
    [{ 'User-Agent': DESKTOP }, false],
    [{ 'User-Agent': PHONE }, true],
    [{ 'User-Agent': PHONE, 'Gifkit-Device': 'desktop' }, false],
    [{ 'User-Agent': DESKTOP, 'Gifkit-Device': 'phone' }, true],
    [{}, false],
  ])('is by phone with %j: %s', (headers, isMobile) => {
    expect(read(headers as Record<string, string>).visit.isMobile).toBe(isMobile || undefined);
  });

  it('has Save-Data and Twitter cards', () => {
    expect(read({ 'Save-Data': 'on' }, '?context=twitter').visit).toEqual({
      savesData: true,
      isTwitter: true,
    });
    expect(read().visit).toEqual({});
  });
});

it.each([
  ['?context=twitter&lang=de', '?lang=de&context=twitter'],
  ['?theme=dark&keys=off', '?theme=dark&keys=off'],
  ['?context=other&lang=xx&theme=auto&keys=on&api_key=a', ''],
])('leads from "%s" to other GIFs with "%s"', (given, query) => {
  expect(read({}, given).query).toBe(query);
});

it('varies by the user agent only if no cache in front has classified it', () => {
  expect(read().vary).toBe('User-Agent, Save-Data, Accept-Language');
  expect(read({ 'Gifkit-Device': 'phone' }, '?lang=de').vary).toBe('Gifkit-Device, Save-Data');
});
