import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import {
  bestTrack,
  type CaptionPreferences,
  captionTracksOf,
  chooseTrack,
} from './caption-tracks.ts';

const vtt = (name: string) => ({ srt: '', vtt: `https://media.example.com/${name}.vtt` });
const tracksOf = (captions: unknown) =>
  captionTracksOf(normalizeGif({ id: 'a', video: { assets: {}, captions } }));

describe('captionTracksOf', () => {
  it('names each language in itself, as browsers know it', () => {
    const tracks = tracksOf({ en: vtt('en'), sp: vtt('sp'), de: vtt('de') });
    expect(tracks.map(({ language, srcLang, label }) => [language, srcLang, label])).toEqual([
      ['en', 'en', 'English'],
      ['sp', 'es', 'español'],
      ['de', 'de', 'Deutsch'],
    ]);
  });

  it.each([
    ['no captions', undefined],
    ['captions of another type', 'en'],
    ['a script', { en: { vtt: 'javascript:alert(1)' } }],
    ['data', { en: { vtt: 'data:text/vtt,WEBVTT' } }],
    ['a file without an address', { en: { vtt: '' }, fr: { srt: 'https://a.example/a.srt' } }],
    ['a number', { en: 7 }],
  ])('has none of %s', (_, captions) => {
    expect(tracksOf(captions)).toEqual([]);
  });

  it('keeps a language that nobody knows by its code', () => {
    expect(tracksOf({ '??': vtt('a') })[0]?.label).toBe('??');
  });
});

describe('chooseTrack', () => {
  const tracks = tracksOf({ fr: vtt('fr'), de: vtt('de'), sp: vtt('sp') });
  const nothing: CaptionPreferences = {
    choice: undefined,
    isOn: false,
    hostLanguage: undefined,
    readerLanguages: [],
    spoken: undefined,
  };

  it.each<[string, Partial<CaptionPreferences>, string | undefined]>([
    ['nobody wants any', { readerLanguages: ['de'] }, undefined],
    ['the host wants them', { isOn: true, readerLanguages: ['ja', 'de-AT'] }, 'de'],
    ['the host names one', { isOn: true, hostLanguage: 'sp', readerLanguages: ['de'] }, 'sp'],
    ['the reader speaks another', { isOn: true, readerLanguages: ['ja'], spoken: 'de' }, 'de'],
    ['nothing fits', { isOn: true, readerLanguages: ['ja'], spoken: 'it' }, 'fr'],
    ['the reader chose one', { choice: 'sp', hostLanguage: 'fr' }, 'sp'],
    ['the clip lacks it', { choice: 'it', readerLanguages: ['de'] }, 'de'],
    ['the reader wants none', { choice: 'off', isOn: true }, undefined],
    ['Spanish is asked for', { isOn: true, readerLanguages: ['es-MX'] }, 'sp'],
  ])('where %s', (_, preferences, language) => {
    expect(chooseTrack(tracks, { ...nothing, ...preferences })?.language).toBe(language);
  });

  it('knows the best one for a transcript, wanted or not', () => {
    expect(
      bestTrack(tracks, { ...nothing, choice: 'off', readerLanguages: ['de'] })?.language,
    ).toBe('de');
    expect(bestTrack([], nothing)).toBeUndefined();
  });
});
