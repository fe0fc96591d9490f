/** Passes possibly undefined values to optional options, under `exactOptionalPropertyTypes`. */
import { createAnalytics, pingback } from '@gifkit/analytics';
import { createEmbed, embedCode } from '@gifkit/embed-sdk';
import { GiphyFetch } from '@gifkit/fetch-api';
import { getBestRenditionUrl, type IGif } from '@gifkit/model';
import { defineProvider, giphy } from '@gifkit/providers';
import {
  Attribution,
  AttributionOverlay,
  Carousel,
  EmojiVariationsList,
  Gif,
  Grid,
  PingbackContextManager,
  SearchBar,
  SearchContextManager,
  VerifiedBadge,
  Video,
  VideoOverlay,
} from '@gifkit/react-components';
import { GifPicker } from '@gifkit/react-components/picker';

interface Host {
  text?: string | undefined;
  size?: number | undefined;
  is?: boolean | undefined;
  signal?: AbortSignal | undefined;
  act?: (() => void) | undefined;
  provider?: ReturnType<typeof giphy> | undefined;
}

const client = new GiphyFetch('key');

export const lists = ({ text, size, is, act }: Host, gif: IGif) => (
  <>
    <Grid
      fetchGifs={(offset, { signal }) =>
        client.search(text ?? 'cat', { offset, limit: size, lang: text, signal })
      }
      width={size}
      columns={size}
      gutter={size}
      noLink={is}
      hideAttribution={is}
      className={text}
      loader={undefined}
      overlay={is ? AttributionOverlay : undefined}
      initialGifs={is ? [gif] : undefined}
      onGifClick={act}
    />
    <Carousel
      gifHeight={size ?? 120}
      fetchGifs={(offset, options) => client.trending({ offset, ...options })}
      gifWidth={size}
      gutter={size}
      onGifClick={act}
      noResultsMessage={text}
    />
    <Gif
      gif={gif}
      width={size ?? 200}
      height={size}
      className={text}
      onGifClick={act}
      noLink={is}
    />
    <EmojiVariationsList
      fetchVariations={(id, { signal }) => client.emojiVariations(id, { signal })}
      gif={gif}
      gifHeight={size ?? 100}
      gifWidth={size}
      onGifClick={act}
    />
    <Attribution gif={gif} className={text} onClick={act} />
    <AttributionOverlay gif={gif} isHovered={is ?? false} width={size} onClick={act} />
    <VerifiedBadge size={size} fill={text} className={text} />
  </>
);

export const others = ({ text, size, is, act, provider }: Host, gif: IGif) => (
  <PingbackContextManager attributes={undefined} enabled={is} userId={text}>
    <SearchContextManager
      apiKey={text ?? ''}
      initialTerm={text}
      shouldFetchChannels={is}
      options={is ? { limit: size } : undefined}
      theme={{ darkMode: is, searchbarHeight: size, mobileMediaQuery: text }}
    >
      <SearchBar placeholder={text} autoFocus={is} searchDebounce={size} onEnter={act} />
    </SearchContextManager>
    <GifPicker provider={provider} onSelect={() => {}} open={is} placeholder={text} lang={text} />
    <Video gif={gif} width={size ?? 320} height={size} muted={is} className={text} />
    <VideoOverlay gif={gif} isHovered={is ?? false} width={size} muted={is} />
  </PingbackContextManager>
);

export const calls = async ({ text, size, is, signal }: Host, gif: IGif) => {
  pingback({ actionType: 'CLICK', userId: text, attributes: undefined, queueEvents: is });
  createAnalytics({ enabled: is, pingbackUrl: text });
  createEmbed(document.body, {
    id: 'a',
    origin: 'https://e.test',
    title: text,
    width: size,
    lazy: is,
    timeout: size,
  });
  embedCode({ id: 'a', origin: 'https://e.test', ratio: size, sandbox: text });
  getBestRenditionUrl(gif, size ?? 200, 200, { isStill: is, scaleUpMaxPixels: size });
  await client.gifs(['a', 1], { signal });
  await client.search('cat', { sort: undefined, lang: text, limit: size, signal });
  await giphy('key').search('cat', { limit: size, lang: text, cursor: text, signal });
  const none = async () => ({ data: [] });
  return defineProvider({
    name: 'own',
    search: none,
    trending: none,
    gif: async () => gif,
    related: undefined,
    recents: is ? none : undefined,
  });
};
