import type { IGif } from '@gifkit/model';
import type { GifProvider } from '../gif-provider.ts';
import { checkTerm } from '../terms/check-term.ts';
import { mapPages } from './map-pages.ts';

type ToUrl = (url: string) => string;

function withUrls<T>(value: T, toUrl: ToUrl): T;
function withUrls(value: unknown, toUrl: ToUrl): unknown {
  if (typeof value === 'string') return /^https?:\/\//i.test(value) ? toUrl(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => withUrls(item, toUrl));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withUrls(field, toUrl)]);
  return Object.fromEntries(fields);
}

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
