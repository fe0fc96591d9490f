/** Entry of the module script: defines the elements, and exports the functions. */
import { defineElements } from '../define.ts';

export { GiphyFetch } from '@gifkit/fetch-api';
export { renderCarousel, renderGif, renderGrid, renderVideo } from '../render.tsx';

defineElements();
