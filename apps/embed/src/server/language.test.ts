import { describe, expect, it } from 'vitest';
import { chooseLanguage, languageVary } from './language.ts';

const ask = (query: string, headers: Record<string, string> = {}) =>
  new Request(`https://embed.example.com/embed/a1${query}`, { headers });

describe('chooseLanguage', () => {
  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['DE-at', 'de'],
    ['fr, de;q=0.5', 'de'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['es;q=0.8, de;q=0.8', 'es'],
    ['de;q=0, ar;q=0.1', 'ar'],
    ['de; Q=0.3 , es ; q = 0.4', 'es'],
    ['*', 'en'],
    ['*;q=0.1, ja;q=0.2', 'ja'],
    ['zh-Hans, ko', 'en'],
    ['deu, german', 'en'],
    [',,;q=1,', 'en'],
  ])('reads "%s" as %s', (header, language) => {
    expect(chooseLanguage(ask('', { 'Accept-Language': header }))).toBe(language);
  });

  it.each([
    ['?lang=es', { 'Accept-Language': 'de', 'Gifkit-Language': 'ja' }, 'es'],
    ['?lang=es-MX', {}, 'es'],
    ['?lang=fr', { 'Accept-Language': 'de' }, 'de'],
    ['?lang=', { 'Accept-Language': 'de' }, 'de'],
    ['', { 'Accept-Language': 'de', 'Gifkit-Language': 'ja' }, 'ja'],
    ['', { 'Accept-Language': 'de', 'Gifkit-Language': 'fr' }, 'de'],
    ['', {}, 'en'],
  ] as const)('takes "%s" with %j for %s', (query, headers, language) => {
    expect(chooseLanguage(ask(query, headers))).toBe(language);
  });
});

describe('languageVary', () => {
  it.each([
    ['?lang=es', { 'Accept-Language': 'de' }, undefined],
    ['?lang=fr', { 'Accept-Language': 'de' }, 'Accept-Language'],
    ['', {}, 'Accept-Language'],
    ['', { 'Gifkit-Language': 'de' }, 'Gifkit-Language'],
  ] as const)('returns the header that decided on "%s" with %j: %s', (query, headers, name) => {
    expect(languageVary(ask(query, headers))).toBe(name);
  });
});
