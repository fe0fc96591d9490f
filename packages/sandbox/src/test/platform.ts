import { onTestFinished } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import type { SandboxOptions } from '../state/service.ts';

/** Headers of the site's own pages. */
export const SESSION = {
  Cookie: 'theme=dark; csrftoken=abc',
  'X-CSRFToken': 'abc',
  'X-Requested-With': 'XMLHttpRequest',
};

export const TOKEN = { Authorization: 'Token any' };

export type Ask = (
  line: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/** Opens a sandbox for one test. Requests are `METHOD /path`, sent from a page of the site by default. */
export function openSandbox(options: SandboxOptions = {}): Sandbox & { ask: Ask } {
  const sandbox = createSandbox(options);
  onTestFinished(() => sandbox.close());
  return {
    ...sandbox,
    ask(line, body, headers = SESSION) {
      const [method = '', path = ''] = line.split(' ');
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const type = { 'Content-Type': 'application/json' };
      return sandbox.fetch(
        new Request(`https://example.com${path}`, {
          method,
          headers: isForm ? headers : { ...headers, ...type },
          ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
        }),
      );
    },
  };
}

/** Returns the parsed body of a successful response. */
export async function ok(sent: Promise<Response>) {
  const response = await sent;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** Returns status and message of an error response. */
export async function refusal(sent: Promise<Response>): Promise<[number, string]> {
  const response = await sent;
  return [response.status, (await response.json()).meta?.msg];
}

/** Returns ids of the catalog's first items. */
export async function someGifs(ask: Ask): Promise<string[]> {
  const { data } = await ok(ask('GET /v1/gifs/trending?limit=5&api_key=any'));
  return data.map(({ id }: { id: string }) => id);
}
