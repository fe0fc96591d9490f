import { GiphyFetch } from '@gifkit/fetch-api';
import { inject } from 'vitest';

/** A service of the test's own, within the sandbox that all tests share. */
export function mySandbox(name: string) {
  const url = inject('sandbox');
  const headers = { 'X-Sandbox-Namespace': name };
  const send = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url}/_sandbox/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    client: new GiphyFetch(
      'any key',
      {},
      {
        baseUrl: `${url}/v1/`,
        fetch: (input, init) => {
          const request = new Request(input, init);
          request.headers.set('X-Sandbox-Namespace', name);
          return fetch(request);
        },
      },
    ),
    fail: (fault: object) => send('POST', 'faults', fault),
    requests: async (): Promise<{ path: string }[]> =>
      (await (await send('GET', 'requests')).json()).requests,
    forget: () => fetch(`${url}/_sandbox/namespaces/${name}`, { method: 'DELETE' }),
  };
}
