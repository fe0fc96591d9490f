import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { bestTrack, captionTracksOf } from './caption-tracks.ts';

const vtt = (name: string) => ({ srt: '', vtt: `https://media.example.com/${name}.vtt` });
const tracksOf = (captions: unknown) =>
  captionTracksOf(normalizeGif({ id: 'a', video: { assets: {}, captions } }));

describe('captionTracksOf', () => {
  it('names each language in that language, with its BCP 47 tag', () => {
    const tracks = tracksOf({ en: vtt('en'), sp: vtt('sp'), de: vtt('de') });
    expect(tracks.map(({ language, srcLang, label }) => [language, srcLang, label])).toEqual([
      ['en', 'en', 'English'],
      ['sp', 'es', 'español'],
      ['de', 'de', 'Deutsch'],
    ]);
  });

  it.each([
    ['no captions', undefined],
    ['captions of a wrong type', 'en'],
    ['a script', { en: { vtt: 'javascript:alert(1)' } }],
    ['a data URL', { en: { vtt: 'data:text/vtt,WEBVTT' } }],
    ['a file without a URL', { en: { vtt: '' }, fr: { srt: 'https://a.example/a.srt' } }],
    ['a number', { en: 7 }],
  ])('ignores %s', (_, captions) => {
    expect(tracksOf(captions)).toEqual([]);
  });

  it('labels an unknown language by its code', () => {
    expect(tracksOf({ '??': vtt('a') })[0]?.label).toBe('??');
  });
});

describe('bestTrack', () => {
  const tracks = tracksOf({ fr: vtt('fr'), de: vtt('de'), sp: vtt('sp') });
  const nothing: Parameters<typeof bestTrack>[1] = {
    choice: undefined,
    hostLanguage: undefined,
    readerLanguages: [],
    spoken: undefined,
  };

  it.each<[string, Partial<typeof nothing>, string | undefined]>([
    ['the user understands one', { readerLanguages: ['ja', 'de-AT'] }, 'de'],
    ['the host sets a language', { hostLanguage: 'sp', readerLanguages: ['de'] }, 'sp'],
    ['the user understands no track', { readerLanguages: ['ja'], spoken: 'de' }, 'de'],
    ['nothing fits', { readerLanguages: ['ja'], spoken: 'it' }, 'fr'],
    ['the user chose a language', { choice: 'sp', hostLanguage: 'fr' }, 'sp'],
    ['the clip lacks the chosen language', { choice: 'it', readerLanguages: ['de'] }, 'de'],
    ['the user turned captions off', { choice: 'off', readerLanguages: ['de'] }, 'de'],
    ['Spanish is requested as es', { readerLanguages: ['es-MX'] }, 'sp'],
  ])('chooses the track if %s', (_, preferences, language) => {
    expect(bestTrack(tracks, { ...nothing, ...preferences })?.language).toBe(language);
  });

  it('returns undefined for a clip without captions', () => {
    expect(bestTrack([], nothing)).toBeUndefined();
  });
});
