import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultBody } from './faults.ts';

const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };

const BODIES: Record<Exclude<FaultBody, 'dropped'>, string> = {
  malformed: '{"data": [{"type": "gif", "id": "',
  empty: '',
  synthetic: JSON.stringify({ data: [], meta: { status: 200, msg: 'OK', response_id: '' } }),
};

/** Statuses whose responses cannot have a body. */
const BODILESS = [204, 205, 304];

const errorBody = (status: number): string =>
  JSON.stringify({ meta: { status, msg: 'Fault on demand', response_id: '' } });

/** Waits some ms, or until the request is aborted. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {});
}

/** The response that a fault causes. A fault that only delays leaves it to the service. */
export function faultResponse(
  { status, body }: Fault,
  serve: () => Response | Promise<Response>,
): Response | Promise<Response> {
  if (body === 'dropped') return Response.error();
  if (!body && !status) return serve();
  const code = status ?? 200;
  const text = body ? BODIES[body] : errorBody(code);
  return new Response(BODILESS.includes(code) ? null : text, { status: code, headers: HEADERS });
}
