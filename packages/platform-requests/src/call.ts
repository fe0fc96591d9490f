import { combine } from './combine.ts';
import type { Auth, EndpointOptions, Method, Service } from './endpoint.ts';
import type { PlatformCall } from './platform-call.ts';
import type { Reader } from './readers.ts';
import { type Parts, send } from './send.ts';

/** Sends a call's request: what goes into it, and what is made of the answer. */
export type Send = <T>(parts: Parts, read: Reader<T>) => Promise<T>;

export interface CallSettings extends EndpointOptions {
  /** What is logged before the error. */
  message?: string | undefined;
}

/** Makes calls of one kind: each of one endpoint, with what it sends and what it makes of the answer. */
const callsTo =
  (service: Service, base: string, auth: readonly Auth[]) =>
  <Arguments extends unknown[], Result>(
    method: Method,
    path: string,
    run: (send: Send, ...args: Arguments) => Promise<Result>,
    { message, ...options }: CallSettings = {},
  ): PlatformCall<Arguments, Result> => {
    const endpoint = { service, method, path: `${base}${path}`, auth, ...options };
    return combine(
      [{ endpoints: [endpoint] }],
      (platform, ...args) => run((parts, read) => send(platform, endpoint, parts, read), ...args),
      message,
    );
  };

/** Same-origin calls. */
export const site = /* @__PURE__ */ callsTo('site', '', ['session']);

/** Same-origin calls that need a token, too. */
export const profile = /* @__PURE__ */ callsTo('site', '', ['session', 'token']);

export const gateway = /* @__PURE__ */ callsTo('gateway', '/v1/', ['token']);

export const scheduler = /* @__PURE__ */ callsTo('scheduler', '/trendingscheduler/', [
  'access_token',
]);

export const imaging = /* @__PURE__ */ callsTo('imaging', '/imaging/', []);
