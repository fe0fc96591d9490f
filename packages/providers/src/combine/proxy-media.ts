import { mapStrings } from '@gifkit/http';
import type { IGif } from '@gifkit/model';
import type { GifProvider } from '../gif-provider.ts';
import { checkTerm } from '../terms/check-term.ts';
import { mapPages } from './map-pages.ts';

type ToUrl = (url: string) => string;

const withUrls = <T>(value: T, toUrl: ToUrl): T =>
  mapStrings(value, (text) => (/^https?:\/\//i.test(text) ? toUrl(text) : text)) as T;

const throughProxy = (gif: IGif, toUrl: ToUrl): IGif => ({
  ...gif,
  images: withUrls(gif.images, toUrl),
  ...(gif.video && { video: withUrls(gif.video, toUrl) }),
});

/**
 * Routes the media of a provider through your server, if its terms allow it. The service then sees your server
 * instead of the users.
 *
 * @param toUrl returns the URL on your server for a URL of the service.
 * @throws {TermsError} when the terms forbid it.
 *
 * @example
 * proxyMedia(klipy({ key, approved: ['mayProxyMedia'] }), (url) => `/media?url=${encodeURIComponent(url)}`)
 */
export function proxyMedia(provider: GifProvider, toUrl: ToUrl): GifProvider {
  checkTerm(provider, 'mayProxyMedia');
  const change = (gif: IGif) => throughProxy(gif, toUrl);
  const { emojiVariations } = provider;
  return {
    ...provider,
    ...mapPages(provider, (page) => ({ ...page, data: page.data.map(change) })),
    gif: async (...args) => change(await provider.gif(...args)),
    async gifs(...args) {
      const found = await provider.gifs(...args);
      return new Map([...found].map(([id, gif]) => [id, change(gif)]));
    },
    async resolve(...args) {
      const resolved = await provider.resolve(...args);
      return resolved.map((one) =>
        one.status === 'found' ? { ...one, gif: change(one.gif) } : one,
      );
    },
    ...(emojiVariations && {
      emojiVariations: async (...args: Parameters<typeof emojiVariations>) =>
        (await emojiVariations(...args)).map(change),
    }),
  };
}
