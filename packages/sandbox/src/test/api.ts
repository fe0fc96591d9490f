import { afterAll } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import type { SandboxOptions } from '../state/service.ts';

export const ORIGIN = 'http://sandbox.test';

export type Json = Record<string, unknown>;

export interface ParsedResponse {
  status: number;
  headers: Headers;
  data: Json[];
  item: Json;
  pagination: Json;
  meta: Json;
  body: Json;
}

export interface Api {
  sandbox: Sandbox;
  /** Sends a request unchanged. */
  raw(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a request with a key and parses the JSON of the response. */
  get(path: string, init?: RequestInit): Promise<ParsedResponse>;
}

const withKey = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}api_key=test`;

/** Opens a sandbox for the tests of one file and closes it afterwards. */
export function openApi(options: SandboxOptions = {}): Api {
  const sandbox = createSandbox(options);
  afterAll(() => sandbox.close());
  const raw: Api['raw'] = (path, init) => sandbox.fetch(new Request(`${ORIGIN}${path}`, init));
  return {
    sandbox,
    raw,
    async get(path, init) {
      const response = await raw(withKey(path), init);
      const body = (await response.json()) as Json;
      const { data, pagination = {}, meta } = body as Record<string, Json>;
      return {
        status: response.status,
        headers: response.headers,
        data: data as unknown as Json[],
        item: data as Json,
        pagination: pagination as Json,
        meta: meta as Json,
        body,
      };
    },
  };
}

export const all = (items: readonly Json[], field: string): unknown[] =>
  items.map((item) => item[field]);
