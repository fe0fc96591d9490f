import type { IGif } from '@gifkit/model';
import { defineProvider, type GifProvider, klipy } from '@gifkit/providers';
import { describe, expect, it, vi } from 'vitest';
import type { ChosenRendition } from './choose-rendition.ts';
import { toFile, toMarkdown } from './formats.ts';
import { createSelection, type PickerSelection } from './selection.ts';

const rendition: ChosenRendition = {
  url: 'https://static.example/wave.webp',
  format: 'webp',
  name: 'original',
  width: 480,
  height: 270,
  size: 3,
};

const ours = defineProvider({
  name: 'ours',
  search: async () => ({ data: [] }),
  trending: async () => ({ data: [] }),
  gif: async () => null,
});

const selection = (more: Partial<PickerSelection> = {}): PickerSelection => ({
  rendition,
  alt: 'An otter waves: “hi!”',
  isAltEdited: false,
  width: 480,
  height: 270,
  term: 'otter',
  reference: { provider: 'ours', id: 'a', type: 'gifs', width: 480, height: 270, alt: '' },
  provider: ours,
  blob: async () => new Blob(['abc'], { type: 'image/webp' }),
  ...more,
});
const clip = selection({
  rendition: { ...rendition, format: 'mp4', url: 'https://static.example/a.mp4' },
});

const gif = {
  type: 'gif',
  title: 'Otter GIF',
  images: {
    original: { width: 480, height: 270, url: 'https://static.example/wave.gif?x=1', size: '9' },
  },
} as unknown as IGif;

describe('a chosen GIF converts to', () => {
  it('a file named after the alt text', async () => {
    const file = await toFile(selection());
    expect([file.name, file.type, file.size]).toEqual(['An-otter-waves-hi.webp', 'image/webp', 3]);
    expect((await toFile(selection({ alt: '!!!' }))).name).toBe('original.webp');
  });

  it('Markdown with escaped text', () => {
    expect(toMarkdown(selection())).toBe(
      '![An otter waves: “hi!”](<https://static.example/wave.webp>)'.replace(
        'hi!',
        String.raw`hi\!`,
      ),
    );
    const hostile = selection({ alt: 'a](https://evil.example)\n\n# <b>x</b>' });
    expect(toMarkdown(hostile)).toBe(
      String.raw`![a\](https://evil.example) # \<b\>x\</b\>](<https://static.example/wave.webp>)`,
    );
    expect(toMarkdown(clip)).toMatch(/^\[/);
  });
});

describe('the file of a chosen GIF', () => {
  const chosen = (provider: GifProvider = ours, alt = '') =>
    createSelection(gif, {
      provider,
      alt,
      isAltEdited: false,
      term: '',
      width: 400,
      formats: ['gif'],
    });

  it('has a reference with the alt text but no URL', () => {
    const reference = chosen(ours, 'An otter')?.reference;
    expect(reference).toMatchObject({ provider: 'ours', width: 480, height: 270, alt: 'An otter' });
    expect(JSON.stringify(reference)).not.toContain('http');
  });

  it('is not copied if the terms of the service forbid it', async () => {
    const fetcher = vi.fn();
    vi.stubGlobal('fetch', fetcher);
    const capabilities = { ...ours.capabilities, mayStoreMedia: 'no' as const };
    const strict = chosen({ ...ours, capabilities });
    await expect(strict?.blob()).rejects.toMatchObject({
      name: 'TermsError',
      term: 'mayStoreMedia',
    });
    if (strict) await expect(toFile(strict)).rejects.toThrow('forbid copies of its media');
    expect(fetcher).not.toHaveBeenCalled();
  });

  it('is copied with one warning if the terms require an approval', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response('abc'));
    // Approved for server calls, which would log a second warning.
    const asked = chosen(klipy({ key: 'a-key', approved: ['mayProxyApi'] }));
    await asked?.blob();
    await asked?.blob();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toContain("approved: ['mayStoreMedia']");
    await chosen(klipy({ key: 'a-key', approved: ['mayProxyApi', 'mayStoreMedia'] }))?.blob();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('has the right type even if the server sends none', async () => {
    vi.stubGlobal('fetch', async () => new Response('abc', { headers: { 'content-type': '' } }));
    expect((await chosen()?.blob())?.type).toBe('image/gif');
  });

  it.each([
    ['the server refuses it', async () => new Response('', { status: 403 }), 403],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ])('rejects with a FetchError if %s', async (_, fetcher, status) => {
    vi.stubGlobal('fetch', fetcher);
    await expect(chosen()?.blob()).rejects.toMatchObject({ name: 'FetchError', status });
  });

  it('rejects with the reason of the signal', async () => {
    const controller = new AbortController();
    controller.abort(new Error('gone'));
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('aborted')));
    await expect(chosen()?.blob({ signal: controller.signal })).rejects.toThrow('gone');
  });
});
