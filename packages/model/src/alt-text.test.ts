import { describe, expect, it } from 'vitest';
import { getAltText } from './alt-text.ts';

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
});
