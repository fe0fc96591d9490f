/** Goes before a server, by `node --import`: what it asks for is answered in its own process. */
import { fetchFromInternet } from './public-service.ts';

globalThis.fetch = (input, init) => fetchFromInternet(new Request(input, init));
