import { createSandbox } from '@gifkit/sandbox';

interface Fault {
  path: string;
  status?: number;
  latencyMs?: number;
  body?: 'malformed' | 'empty';
  times?: number;
}

/** Runs the sandbox behind a `fetch`, without a socket. */
export function openSandbox() {
  const sandbox = createSandbox();
  const control = async (path: string, body?: unknown) => {
    const request = new Request(`http://localhost/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await sandbox.fetch(request);
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${await response.text()}`);
  };

  return {
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const response = await sandbox.fetch(new Request(input, init));
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
    fail: (fault: Fault) => control('faults', fault),
    reset: () => control('reset'),
    close: () => sandbox.close(),
  };
}
