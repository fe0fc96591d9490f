/** A relay as a worker with the platform's cache as its store. */
import { giphy } from '../../packages/providers/src/index.ts';
import { createRelay, type Relay } from '../../packages/relay/src/index.ts';
import { cacheStore } from '../../packages/store/src/index.ts';

interface Settings {
  GIF_API_URL: string;
  GIF_API_KEY: string;
}

let relay: Relay | undefined;

export default {
  fetch(request: Request, { GIF_API_URL, GIF_API_KEY }: Settings): Promise<Response> {
    relay ??= createRelay({
      provider: (upstream) =>
        giphy(GIF_API_KEY, { baseUrl: GIF_API_URL, isOwnService: true, ...upstream }),
      store: cacheStore(),
      namespace: 'relay',
      secrets: [GIF_API_KEY],
    });
    return relay.fetch(request);
  },
};
