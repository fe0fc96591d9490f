import { describe, expect, it } from 'vitest';
import { describeGif, getAltText } from './alt-text.ts';

const tags = ['one', 'two', 'three', 'four', 'five', 'six'];

describe('getAltText', () => {
  it('prefers what the service says the picture shows', () => {
    expect(getAltText({ alt_text: 'An otter waves', title: 'Otter', tags })).toBe('An otter waves');
  });

  it('names the user and 4 tags', () => {
    expect(getAltText({ user: { username: 'mona' }, tags })).toBe('mona one two three four GIF');
  });

  it('names 5 tags without a user', () => {
    expect(getAltText({ tags, title: 'Otter' })).toBe('one two three four five GIF');
  });

  it('calls a sticker a sticker', () => {
    expect(getAltText({ tags: ['otter'], is_sticker: true })).toBe('otter Sticker');
  });

  it('calls a clip a clip', () => {
    expect(getAltText({ tags: ['otter'], type: 'video' })).toBe('otter Clip');
  });

  it('says the kind of picture in the words that it is given', () => {
    const kinds = { gif: 'صورة GIF', sticker: 'ملصق', clip: 'مقطع' };
    expect(getAltText({ tags: ['otter'], is_sticker: true }, kinds)).toBe('otter ملصق');
    expect(getAltText({}, kinds)).toBe('صورة GIF');
  });

  it('leaves out the code point of an emoji', () => {
    expect(getAltText({ tags: ['u1f44d', 'yes'], is_sticker: true })).toBe('yes Sticker');
  });

  it('leaves out tags that say how a GIF was made or filed', () => {
    const tags = ['transparent', 'giphyupload', 'GIPHYStickerChannel', 'otter', 'giphyemojis'];
    expect(getAltText({ tags })).toBe('otter GIF');
  });

  it('tells the GIFs of one uploader without tags apart by their titles', () => {
    const user = { username: 'mona' };
    const uploaded = ['transparent', 'giphyupload'];
    expect(getAltText({ user, title: 'Otter Wave', tags: [] })).toBe('Otter Wave');
    expect(getAltText({ user, title: 'Otter Dive', tags: uploaded })).toBe('Otter Dive');
  });

  it('names a user where there is neither tag nor title', () => {
    expect(getAltText({ user: { username: 'mona' }, title: '' })).toBe('mona GIF');
  });

  it('falls back to the title where there is neither user nor tag', () => {
    expect(getAltText({ title: 'Otter', tags: ['transparent'] })).toBe('Otter');
  });

  it('says at least what kind of picture it is', () => {
    expect(getAltText({})).toBe('GIF');
    expect(getAltText({ is_sticker: true })).toBe('Sticker');
  });

  it('names nobody by a username that stands for nobody', () => {
    const aurora = ['aurora', 'northern lights', 'sky', 'night', 'green', 'snow'];
    expect(getAltText({ user: { username: 'noavatar' }, tags: aurora })).toBe(
      'aurora northern lights sky night green GIF',
    );
    expect(getAltText({ user: { username: 'anonymous' }, title: 'Otter' })).toBe('Otter');
  });
});

describe('describeGif', () => {
  const arabic = { gif: 'صورة GIF', sticker: 'ملصق', clip: 'مقطع', lang: 'ar' };
  const german = { gif: 'GIF', sticker: 'Sticker', clip: 'Clip', lang: 'de' };

  it('says that English words are English where the reader reads another language', () => {
    const gif = { alt_text: 'An otter waves' };
    expect(describeGif(gif, german)).toEqual({ text: 'An otter waves', lang: 'en' });
    expect(describeGif(gif)).toEqual({ text: 'An otter waves', lang: undefined });
    expect(describeGif({ title: 'Otter Dive' }, german).lang).toBe('en');
  });

  it('stays in one language to its last word', () => {
    expect(describeGif({ tags: ['aurora', 'northern lights'] }, arabic)).toEqual({
      text: 'aurora northern lights GIF',
      lang: 'en',
    });
    expect(describeGif({ tags: ['otter'], is_sticker: true }, arabic).text).toBe('otter Sticker');
  });

  it('prefers the tags in the language of the reader, where the service has them', () => {
    const mixed = { tags: ['aurora', 'شفق قطبي', 'sky', 'オーロラ', 'سماء'] };
    expect(describeGif(mixed, arabic)).toEqual({
      text: 'شفق قطبي سماء صورة GIF',
      lang: undefined,
    });
    expect(describeGif(mixed)).toEqual({ text: 'aurora sky GIF', lang: undefined });
    expect(describeGif(mixed, german)).toEqual({ text: 'aurora sky GIF', lang: 'en' });
  });

  it('speaks the language of the reader where only the kind is known', () => {
    expect(describeGif({}, arabic)).toEqual({ text: 'صورة GIF', lang: undefined });
  });

  it('believes a GIF that says its language', () => {
    const gif = { alt_text: 'Ein Otter winkt', lang: 'de-AT' };
    expect(describeGif(gif, german).lang).toBeUndefined();
    expect(describeGif(gif)).toEqual({ text: 'Ein Otter winkt', lang: 'de-AT' });
  });

  // As the service has sent them.
  it.each([
    [
      ['giphyupload', 'transparent', 'giphystickerchannel', 'emoji', 'covid', 'corona', 'covid19'],
      'Emoji covid corona covid19 Sticker',
    ],
    [
      ['giphyupload', 'transparent', 'cool', 'nice', 'good', 'emoji', 'peace', 'u270c'],
      'Emoji cool nice good peace Sticker',
    ],
    [
      ['giphyupload', 'transparent', 'giphythatsgonnabeanofrommedawg', 'no', 'nope', 'oh no'],
      'Emoji no nope oh no Sticker',
    ],
  ])('makes of the tags %j: “%s”', (tags, text) => {
    expect(getAltText({ user: { username: 'Emoji' }, tags, is_sticker: true })).toBe(text);
  });
});
