import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { klipy } from '@gifkit/providers';
import { afterAll, beforeEach } from 'vitest';
import { createRelay } from '../create-relay.ts';
import type { RelayOptions } from '../relay-options.ts';
import { listen } from './serve-relay.ts';

export const KEY = 'the-key-of-the-relay';

/** A page in the shape of KLIPY. */
export const page = (...slugs: string[]) => ({
  result: true,
  data: {
    data: slugs.map((slug) => ({
      id: 1,
      slug,
      title: slug,
      type: 'gif',
      file: { md: { gif: { url: `https://static.klipy.com/${slug}.gif`, width: 9, height: 9 } } },
    })),
    current_page: 1,
    has_next: false,
  },
});

export interface Recorded {
  url: string;
  method: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Respond = (response: ServerResponse, request: Recorded) => void;

export const reply =
  (status: number, headers: OutgoingHttpHeaders = {}, body = ''): Respond =>
  (response) =>
    response.writeHead(status, headers).end(body);

export const json = (body: unknown, status = 200): Respond =>
  reply(status, { 'Content-Type': 'application/json' }, JSON.stringify(body));

export const hangUp: Respond = (response) => response.destroy();

/** Starts a recording HTTP server with a configurable response. */
export async function startService() {
  const requests: Recorded[] = [];
  const service = { respond: json(page('cat')) };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { url = '', method = '', headers } = request;
    const recorded = { url, method, headers, body };
    requests.push(recorded);
    service.respond(response, recorded);
  });
  const { url, close } = await listen(server);
  return Object.assign(service, { requests, url, close });
}

/** Starts a service for the tests of a file. Before each, it has no requests and its first response. */
export async function serviceOfTests(first: Respond = json(page('cat'))) {
  const service = await startService();
  afterAll(() => service.close());
  beforeEach(() => {
    service.requests.length = 0;
    service.respond = first;
  });
  return service;
}

export const approval = { reference: 'ticket 7', date: '2026-11-01' };

export const relayOf = (url: string, options: Partial<RelayOptions> = {}) =>
  createRelay({
    provider: (upstream) => klipy({ key: KEY, baseUrl: `${url}/api/v1`, ...upstream }),
    approval,
    secrets: [KEY],
    namespace: 'ours',
    onEvent: () => {},
    ...options,
  });

export const ask = (
  relay: { fetch: (request: Request) => Promise<Response> },
  path: string,
  init?: RequestInit,
) => relay.fetch(new Request(`https://chat.example${path}`, init));
