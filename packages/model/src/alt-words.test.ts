import { describe, expect, it } from 'vitest';
import { nameOf, wordsOf } from './alt-words.ts';

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
