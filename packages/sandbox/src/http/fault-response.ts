import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultBody } from './faults.ts';

const CORS = { 'Access-Control-Allow-Origin': '*' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

const BODIES: Record<Exclude<FaultBody, 'dropped'>, string> = {
  malformed: '{"data": [{"type": "gif", "id": "',
  empty: '',
  synthetic: JSON.stringify({ data: [], meta: { status: 200, msg: 'OK', response_id: '' } }),
};

/** Waits, or less long when the request is given up. */
export const wait = async (ms: number, signal: AbortSignal): Promise<void> => {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {});
};

/** These have no body, whatever it was to be. */
const BODILESS = [204, 205, 304];

const refusal = (status: number): string =>
  JSON.stringify({ meta: { status, msg: 'Fault on demand', response_id: '' } });

/** What a fault makes of a request; a mere delay leaves it to the service. */
export const faultResponse = (
  { status, body }: Fault,
  service: () => Response | Promise<Response>,
): Response | Promise<Response> => {
  if (body === 'dropped') return Response.error();
  if (!body && !status) return service();
  const code = status ?? 200;
  const text = body ? BODIES[body] : refusal(code);
  const headers = { ...CORS, ...JSON_TYPE };
  return new Response(BODILESS.includes(code) ? null : text, { status: code, headers });
};
