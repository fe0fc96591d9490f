import { configureAnalytics } from '@gifkit/analytics';
import { createEmbed } from '@gifkit/embed-sdk';
import { GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import { createPageFetcher } from '@gifkit/headless/core';
import { useGifPages, useMasonry } from '@gifkit/headless/list';
import { redactUrl } from '@gifkit/http';
import { ja } from '@gifkit/labels/ja';
import { getAltText, type IGif } from '@gifkit/model';
import { createPlatform } from '@gifkit/platform-requests';
import { Carousel, Grid, LabelsProvider, Video } from '@gifkit/react-components';
import { StyleRegistry } from '@gifkit/react-components/next';
import { createRelay } from '@gifkit/relay';
import { createSandbox } from '@gifkit/sandbox';
import { memoryStore } from '@gifkit/store';

const client = new GiphyFetch('key');

export const everything = [
  altOfFirst,
  configureAnalytics,
  createEmbed,
  createPageFetcher,
  createPlatform,
  createRelay,
  createSandbox,
  memoryStore,
  redactUrl,
  StyleRegistry,
  useGifPages,
  useMasonry,
];

async function altOfFirst(): Promise<string> {
  try {
    const { data } = await client.search('cat', { limit: 1 });
    const gif: IGif | undefined = data[0];
    return gif ? getAltText(gif) : '';
  } catch (error) {
    return isFetchError(error) ? error.message : String(error);
  }
}

export const App = ({ clip }: { clip: IGif }) => (
  <LabelsProvider labels={ja}>
    <Grid fetchGifs={(offset, { signal }) => client.trending({ offset, signal })} />
    <Carousel gifHeight={120} fetchGifs={(offset) => client.trending({ offset })} />
    <Video gif={clip} width={320} />
  </LabelsProvider>
);
