import { describe, expect, it } from 'vitest';
import { isSameLanguage, languageOf } from './text-language.ts';

describe('the language of a text of the service', () => {
  it.each([
    ['happy dance', 'en', undefined],
    ['happy dance', 'en-GB', undefined],
    ['happy dance', 'de', 'en'],
    ['Feliz cumpleaños', 'ja', 'en'],
    ['オーロラ', 'en', 'ja'],
    ['北海道旅行の写真', 'en', 'ja'],
    ['東京', 'ja', undefined],
    ['東京', 'zh-TW', undefined],
    ['東京', 'en', 'zh'],
    ['안녕', 'de', 'ko'],
    ['صورة', 'ar', undefined],
    ['صورة', 'fa', undefined],
    ['صورة', 'en', 'ar'],
    ['привет', 'uk', undefined],
    ['привет', 'en', 'ru'],
    ['שלום', 'en', 'he'],
    ['A cat meets 猫', 'en', undefined],
    ['صورة متحركة GIF', 'en', 'ar'],
    ['👍 123', 'de', undefined],
    ['', 'de', undefined],
    ['happy dance', 'no language', 'en'],
  ])('%s, for a user with language %s, is marked as %s', (text, userLang, lang) => {
    expect(languageOf(text, userLang)).toBe(lang);
  });

  it('is equal in any region, and never equal for an invalid tag', () => {
    expect(isSameLanguage('pt-BR', 'pt')).toBe(true);
    expect(isSameLanguage('de', 'en')).toBe(false);
    expect(isSameLanguage('x', 'en')).toBe(false);
  });
});
