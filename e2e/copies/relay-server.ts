/** A relay for the service's own teams, as a process of its own: copies of it share a store. */
import { giphy } from '../../packages/providers/src/index.ts';
import { createRelay } from '../../packages/relay/src/index.ts';
import { serveRelay } from '../../packages/relay/src/test/serve-relay.ts';
import { redisStore } from '../../packages/store/src/redis.ts';

const { GIF_API_URL = '', GIF_API_KEY = '', STORE_URL = '', REQUESTS, CALLS } = process.env;
/** ms; no test lasts as long. */
const window = 24 * 3_600_000;

const relay = createRelay({
  provider: (upstream) =>
    giphy(GIF_API_KEY, { baseUrl: GIF_API_URL, isOwnService: true, ...upstream }),
  store: redisStore(STORE_URL),
  secrets: [GIF_API_KEY],
  client: (request) => request.headers.get('X-Session') ?? undefined,
  limits: {
    client: { requests: Number(REQUESTS), window },
    overall: { requests: Number(CALLS), window },
  },
});
const { url } = await serveRelay(relay);
console.log(`Relay: ${url}`);
