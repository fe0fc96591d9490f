import type { Addresses } from '../catalog/gif-json.ts';
import type { Service } from '../service.ts';

/** A request on its way through a call. */
export interface Exchange {
  service: Service;
  request: Request;
  query: URLSearchParams;
  /** What the variable parts of the path were. */
  params: Readonly<Record<string, string>>;
  addresses: Addresses;
  /** Names the answer in it and in its items' analytics. */
  responseId: string;
}

/** One call of the service: how it is addressed, what it answers. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in Hono's syntax. */
  path: string;
  summary: string;
  /** A path and query that gets an answer. */
  example: string;
  /** Answers without an API key. */
  open?: true;
  handle(exchange: Exchange): Response | Promise<Response>;
}

/** All calls answer under both versions of the API, unless said otherwise. */
export const VERSION = '/:version{v[12]}';

/** The part of a path that says which kind of item is meant. */
export const KIND_OF_TYPE = {
  gifs: 'gif',
  stickers: 'sticker',
  text: 'text',
  videos: 'video',
} as const;

export type Type = keyof typeof KIND_OF_TYPE;

export const isType = (value: string | undefined): value is Type =>
  value !== undefined && Object.hasOwn(KIND_OF_TYPE, value);
