import { ofAnyKey } from './any-visitor.ts';
import { textPattern, wholePathPattern } from './matches.ts';
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

/** A step with a test for whether it is the one for a request. */
interface Expected {
  step: ScenarioStep;
  isMeant(method: string, url: URL): boolean;
}

const expectStep = ({ request, response }: ScenarioStep): Expected => {
  const step = { request: ofAnyKey(request), response };
  const { method, path, query } = step.request;
  const hasPath = wholePathPattern(path);
  const values = Object.entries(query).map(([name, text]) => [name, textPattern(text)] as const);
  return {
    step,
    isMeant(sentMethod, { pathname, searchParams }) {
      const sent = new Map(searchParams);
      return (
        method === sentMethod &&
        hasPath(pathname) &&
        values.length === sent.size &&
        values.every(([name, isValue]) => sent.has(name) && isValue(sent.get(name) ?? ''))
      );
    },
  };
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
  let left: readonly Expected[] = [];
  return {
    start({ steps }) {
      left = steps.map(expectStep);
    },
    take(request) {
      if (left.length === 0) return undefined;
      const url = new URL(request.url);
      const next = left.find((one) => one.isMeant(request.method, url));
      if (!next) return undefined;
      left = left.filter((one) => one !== next);
      return isDoneAgain(next.step) ? undefined : responseOf(request, next.step);
    },
    left: () => left.map(({ step }) => step),
    stop() {
      left = [];
    },
  };
}
