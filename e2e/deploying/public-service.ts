import { createSandbox } from '../../packages/sandbox/src/create-sandbox.ts';

export const API = 'https://api.giphy.com';

const sandbox = createSandbox({
  siteUrl: 'https://giphy.com',
  embedUrl: 'https://giphy.com/embed/',
});

/**
 * Responds in place of the internet, with only the public service's API.
 *
 * @throws {TypeError} for any other host, like `fetch`.
 */
export async function fetchFromInternet(request: Request): Promise<Response> {
  const { origin } = new URL(request.url);
  if (origin !== API) throw new TypeError(`Requests to ${origin} are not allowed here.`);
  return sandbox.fetch(request);
}

export async function someId(): Promise<string> {
  const url = `${API}/v1/gifs/trending?limit=1&api_key=e2e`;
  const response = await fetchFromInternet(new Request(url));
  const { data } = (await response.json()) as { data: { id: string }[] };
  const [gif] = data;
  if (!gif) throw new Error('The sandbox has no GIF.');
  return gif.id;
}
