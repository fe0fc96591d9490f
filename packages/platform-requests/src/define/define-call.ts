import type { Service } from '../context/service.ts';
import type { Auth } from '../credentials/auth.ts';
import type { EndpointOptions, Method } from '../transport/endpoint.ts';
import type { Reader } from '../transport/readers.ts';
import { type Parts, send } from '../transport/send.ts';
import { combine } from './combine.ts';
import type { PlatformCall } from './platform-call.ts';

/** Sends the request of a call, and reads its response. */
export type Send = <T>(parts: Parts, read: Reader<T>) => Promise<T>;

export interface CallSettings extends EndpointOptions {
  /** Logged before the error. */
  message?: string | undefined;
}

/** Gives the function that defines the calls of one server: each has one endpoint. */
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

/** Defines a call of the site. */
export const site = /* @__PURE__ */ callsTo('site', '', ['session']);

/** Defines a call of the site that needs a token, too. */
export const profile = /* @__PURE__ */ callsTo('site', '', ['session', 'token']);

/** Defines a call of the gateway. */
export const gateway = /* @__PURE__ */ callsTo('gateway', '/v1/', ['token']);

/** Defines a call of the trending scheduler. */
export const scheduler = /* @__PURE__ */ callsTo('scheduler', '/trendingscheduler/', [
  'access_token',
]);

/** Defines a call of the imaging service. */
export const imaging = /* @__PURE__ */ callsTo('imaging', '/imaging/', []);
