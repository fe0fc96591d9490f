import { recordOf } from '../control/request-record.ts';
import { textPattern } from '../faults/matches.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

/** Responds with the steps of a scenario, each once. */
export interface Replayer {
  /** Starts a scenario; it replaces the current one. */
  start(scenario: Scenario): void;
  /** The recorded response; `undefined` if the service has to respond. */
  take(request: Request): Response | undefined;
  /** Steps that have not been used yet. */
  left(): readonly ScenarioStep[];
  stop(): void;
}

/** Statuses whose responses cannot have a body. */
const BODILESS = [204, 205, 304];

const isMeant = (request: Request, step: ScenarioStep): boolean => {
  const sent = recordOf(request, 0);
  const { method, path, query } = step.request;
  if (method !== sent.method || path !== sent.path) return false;
  const names = Object.keys(query);
  return (
    names.length === Object.keys(sent.query).length &&
    names.every((name) => {
      const value = sent.query[name];
      return value !== undefined && textPattern(query[name] ?? '')(value);
    })
  );
};

const responseOf = ({ url, method }: Request, { response }: ScenarioStep): Response => {
  const { status, headers, body } = response;
  if (status === 0) return Response.error();
  const isBodiless = BODILESS.includes(status) || method === 'HEAD';
  const text = body.replaceAll('{origin}', new URL(url).origin);
  return new Response(isBodiless ? null : text, { status, headers });
};

/** A request that changes something reaches the service, so that changes, events and responses agree. */
const isDoneAgain = ({ request, response }: ScenarioStep): boolean =>
  !['GET', 'HEAD'].includes(request.method) && response.status >= 200 && response.status < 400;

export function createReplayer(): Replayer {
  let left: readonly ScenarioStep[] = [];
  return {
    start({ steps }) {
      left = steps;
    },
    take(request) {
      const step = left.find((one) => isMeant(request, one));
      if (!step) return undefined;
      left = left.filter((one) => one !== step);
      return isDoneAgain(step) ? undefined : responseOf(request, step);
    },
    left: () => left,
    stop() {
      left = [];
    },
  };
}
