import { createSandbox } from '../../packages/sandbox/src/create-sandbox.ts';

/** The host of the service's API, and of its oEmbed. */
export const API = 'https://api.giphy.com';

const sandbox = createSandbox({
  siteUrl: 'https://giphy.com',
  embedUrl: 'https://giphy.com/embed/',
});

/**
 * Responds as the internet does, of which there is the public service's API alone.
 *
 * @throws {TypeError} for every other address, as `fetch` does.
 */
export async function fetchFromInternet(request: Request): Promise<Response> {
  const { origin } = new URL(request.url);
  if (origin !== API) throw new TypeError(`Nothing may be asked of ${origin} here.`);
  return sandbox.fetch(request);
}

/** A GIF that the service has. */
export async function someId(): Promise<string> {
  const url = `${API}/v1/gifs/trending?limit=1&api_key=e2e`;
  const response = await fetchFromInternet(new Request(url));
  const { data } = (await response.json()) as { data: { id: string }[] };
  const [gif] = data;
  if (!gif) throw new Error('The sandbox has no GIF.');
  return gif.id;
}
