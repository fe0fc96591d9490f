import { describe, expect, it } from 'vitest';
import { type DescribedGif, describeGif, getAltText, nameOf, wordsOf } from './alt-text.ts';

const tags = ['one', 'two', 'three', 'four', 'five', 'six'];

describe('getAltText', () => {
  it.each<[string, DescribedGif, string]>([
    [
      'the alt text of the service',
      { alt_text: 'An otter waves', title: 'Otter', tags },
      'An otter waves',
    ],
    ['the user and 4 tags', { user: { username: 'mona' }, tags }, 'mona one two three four GIF'],
    ['5 tags without a user', { tags, title: 'Otter' }, 'one two three four five GIF'],
    ['a sticker', { tags: ['otter'], is_sticker: true }, 'otter Sticker'],
    ['a clip', { tags: ['otter'], type: 'video' }, 'otter Clip'],
    ['the username without tags and title', { user: { username: 'mona' }, title: '' }, 'mona GIF'],
    ['the title if no tag is a word', { title: 'Otter', tags: ['transparent'] }, 'Otter'],
    [
      'the title of a user’s GIF',
      { user: { username: 'mona' }, title: 'Otter', tags: [] },
      'Otter',
    ],
    [
      'the title instead of a placeholder name',
      { user: { username: 'noavatar' }, title: 'Otter' },
      'Otter',
    ],
    ['at least the kind', {}, 'GIF'],
  ])('returns %s', (_, gif, text) => {
    expect(getAltText(gif)).toBe(text);
  });

  it('uses the given nouns for the kind of picture', () => {
    const kinds = { gif: 'صورة GIF', sticker: 'ملصق', clip: 'مقطع' };
    expect(getAltText({ tags: ['otter'], is_sticker: true }, kinds)).toBe('otter ملصق');
    expect(getAltText({}, kinds)).toBe('صورة GIF');
  });
});

describe('describeGif', () => {
  const arabic = { gif: 'صورة GIF', sticker: 'ملصق', clip: 'مقطع', lang: 'ar' };
  const german = { gif: 'GIF', sticker: 'Sticker', clip: 'Clip', lang: 'de' };

  it('marks English text as English for users of another language', () => {
    const gif = { alt_text: 'An otter waves' };
    expect(describeGif(gif, german)).toEqual({ text: 'An otter waves', lang: 'en' });
    expect(describeGif(gif)).toEqual({ text: 'An otter waves', lang: undefined });
    expect(describeGif({ title: 'Otter Dive' }, german).lang).toBe('en');
  });

  it('stays in one language', () => {
    expect(describeGif({ tags: ['aurora', 'northern lights'] }, arabic)).toEqual({
      text: 'aurora northern lights GIF',
      lang: 'en',
    });
    expect(describeGif({ tags: ['otter'], is_sticker: true }, arabic).text).toBe('otter Sticker');
  });

  it("prefers tags in the user's language", () => {
    const mixed = { tags: ['aurora', 'شفق قطبي', 'sky', 'オーロラ', 'سماء'] };
    expect(describeGif(mixed, arabic)).toEqual({
      text: 'شفق قطبي سماء صورة GIF',
      lang: undefined,
    });
    expect(describeGif(mixed)).toEqual({ text: 'aurora sky GIF', lang: undefined });
    expect(describeGif(mixed, german)).toEqual({ text: 'aurora sky GIF', lang: 'en' });
  });

  it("uses the user's language if only the kind is known", () => {
    expect(describeGif({}, arabic)).toEqual({ text: 'صورة GIF', lang: undefined });
  });

  it('uses the language given by the GIF', () => {
    const gif = { alt_text: 'Ein Otter winkt', lang: 'de-AT' };
    expect(describeGif(gif, german).lang).toBeUndefined();
    expect(describeGif(gif)).toEqual({ text: 'Ein Otter winkt', lang: 'de-AT' });
  });
});

describe('a username', () => {
  it.each([
    'mona',
    'nbaontnt',
    'Emoji',
    'sunnyfxx',
    'cp3',
    'guestlist',
    'nobodys_cat',
    'user_friendly',
  ])('is a name: %s', (username) => {
    expect(nameOf(username)).toBe(username);
  });

  it.each(['noavatar', 'no_name', 'Anonymous', 'anon42', 'unknown-user', 'deleted', 'user12345'])(
    'is a placeholder: %s',
    (username) => {
      expect(nameOf(username)).toBeUndefined();
    },
  );

  it.each(['null', '123456', '', ' ', '--', undefined, null, 7])('is missing: %s', (username) => {
    expect(nameOf(username)).toBeUndefined();
  });
});

describe('the words among tags', () => {
  it.each<[string, unknown, string[]]>([
    // Tags as the service sends them.
    [
      'of an emoji',
      ['giphyupload', 'transparent', 'giphystickerchannel', 'covid-19', 'wash your hands'],
      ['covid-19', 'wash your hands'],
    ],
    [
      'beside a campaign and a code point',
      ['giphythatsgonnabeanofrommedawg', 'giphy cares', 'victory', 'u270c', 'v sign'],
      ['victory', 'v sign'],
    ],
    ['beside the kind of picture', ['GIF', 'gifs', 'animated gif', 'Sticker', 'otter'], ['otter']],
    ['once', ['SOAPY', 'soapy', 'Soapy ', 'suds'], ['SOAPY', 'suds']],
    ['of hashtags', ['#love', '#1', '#'], ['love']],
    [
      'beside handles and addresses',
      ['@mona', 'https://a.example/', 'www.a.example', 'cat'],
      ['cat'],
    ],
    ['beside numbers and emoji', ['2024', '👍', '!!', 'yes'], ['yes']],
    ['in any script', ['オーロラ', 'صورة', '猫'], ['オーロラ', 'صورة', '猫']],
    [
      'in words that begin like a code point',
      ['unicorn', 'usage', 'udon'],
      ['unicorn', 'usage', 'udon'],
    ],
    ['if there is no list', 'cat', []],
    ['beside invalid tags', [null, 1, {}, '', 'cat'], ['cat']],
  ])('are found %s', (_, tags, words) => {
    expect(wordsOf(tags)).toEqual(words);
  });
});
