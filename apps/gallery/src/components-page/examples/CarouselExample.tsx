import { Carousel } from '@gifkit/react-components';
import type { ExampleProps } from './example-props.ts';

export const CarouselExample = ({ client }: ExampleProps) => (
  <Carousel
    gifHeight={140}
    aria-label="Stickers"
    fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
  />
);
