/** Preloaded into a server with `node --import`: its requests are handled in its own process. */
import { fetchFromInternet } from './public-service.ts';

globalThis.fetch = (input, init) => fetchFromInternet(new Request(input, init));
