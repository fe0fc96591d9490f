/** For a script tag: defines the elements, and exports the functions for module scripts. */
import { defineElements } from '../define.ts';

export { GiphyFetch } from '@gifkit/fetch-api';
export { renderCarousel, renderGif, renderGrid, renderVideo } from '../render.tsx';

defineElements();
