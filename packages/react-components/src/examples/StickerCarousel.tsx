import { GiphyFetch } from '@gifkit/fetch-api';
import { Carousel } from '@gifkit/react-components';

const client = new GiphyFetch('your api key');

export const StickerCarousel = () => (
  <Carousel
    gifHeight={160}
    aria-label="Stickers"
    fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
  />
);
