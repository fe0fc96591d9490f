import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };

const BODIES: Record<Exclude<NonNullable<Fault['body']>, 'dropped'>, string> = {
  malformed: '{"data": [{"type": "gif", "id": "',
  empty: '',
  synthetic: JSON.stringify({ data: [], meta: { status: 200, msg: 'OK', response_id: '' } }),
};

const BODILESS = [204, 205, 304];

const errorBody = (status: number, message: string): string =>
  JSON.stringify({ meta: { status, msg: message, response_id: '' } });

const ownResponse = (fault: Fault): Response | undefined => {
  const { status, body, message = 'Fault on demand' } = fault;
  if (body === 'dropped') return Response.error();
  if (!body && !status) return undefined;
  const code = status ?? 200;
  const text = body ? BODIES[body] : errorBody(code, message);
  return new Response(BODILESS.includes(code) ? null : text, { status: code, headers: HEADERS });
};

/** Adds headers and exposes them to other origins. */
const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => {
  const changed = new Response(response.body, response);
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  changed.headers.append('Access-Control-Expose-Headers', Object.keys(headers).join(','));
  return changed;
};

/**
 * Responds after the fault's latency, or as soon as the client gives up. A fault with only a delay or headers
 * passes the request to the service.
 */
export async function faultResponse(
  fault: Fault,
  signal: AbortSignal,
  serve: () => Response | Promise<Response>,
): Promise<Response> {
  if (fault.latencyMs) await sleep(fault.latencyMs, undefined, { signal }).catch(() => {});
  if (signal.aborted) return Response.error();
  const response = ownResponse(fault) ?? (await serve());
  const isDropped = response.status === 0;
  return fault.headers && !isDropped ? withHeaders(response, fault.headers) : response;
}
