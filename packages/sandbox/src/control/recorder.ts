import { gunzipSync } from 'node:zlib';
import { LOG_BYTES, LOG_SIZE } from '../constants.ts';
import { withoutRepeatedKey } from '../http/klipy-key.ts';
import { ofAnyVisitor } from './any-visitor.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';
import { HIDDEN } from './secrets.ts';

/** Headers of one connection or one moment, which do not belong to the response. */
const NOT_KEPT = ['content-length', 'content-encoding', 'date', 'set-cookie', 'vary'];
/** Media are not recorded: they are always the same. */
const TEXT = /^(application\/json|text\/)/;

/** Records requests with their responses, from `start` to `stop`. */
export interface Recorder {
  start(): void;
  /** Adds a request, if it has to be recorded. */
  add(request: Request, response: Response): Promise<void>;
  /** The recording so far. */
  scenario(): Scenario;
  /** The number of recorded requests so far; `undefined` while nothing is recorded. */
  progress(): { steps: number; leftOut: number } | undefined;
  /** Returns the recording and forgets it. */
  stop(): Scenario;
}

const bodyOf = async (response: Response): Promise<string> => {
  const bytes = Buffer.from(await response.clone().arrayBuffer());
  const isZipped = response.headers.get('content-encoding') === 'gzip';
  return (isZipped ? gunzipSync(bytes) : bytes).toString();
};

const isRecorded = ({ method }: Request, { headers, body }: Response): boolean =>
  method !== 'OPTIONS' && (!body || TEXT.test(headers.get('content-type') ?? ''));

const stepOf = async (request: Request, response: Response): Promise<ScenarioStep> => {
  const { origin, pathname, searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  return {
    request: ofAnyVisitor({ method: request.method, path: pathname, query }),
    response: {
      status: response.status,
      headers: Object.fromEntries(
        [...response.headers].filter(([name]) => !NOT_KEPT.includes(name)),
      ),
      body: withoutRepeatedKey(await bodyOf(response), HIDDEN).replaceAll(origin, '{origin}'),
    },
  };
};

export function createRecorder(): Recorder {
  let steps: ScenarioStep[] | undefined;
  let bytes = 0;
  let leftOut = 0;
  const clear = (): void => {
    bytes = 0;
    leftOut = 0;
  };
  const scenario = (): Scenario => ({ steps: [...(steps ?? [])], leftOut });
  return {
    scenario,
    progress: () => steps && { steps: steps.length, leftOut },
    start() {
      steps = [];
      clear();
    },
    async add(request, response) {
      const recording = steps;
      if (!recording || !isRecorded(request, response)) return;
      const step = await stepOf(request, response);
      bytes += step.response.body.length;
      if (recording.length < LOG_SIZE && bytes < LOG_BYTES) recording.push(step);
      else leftOut += 1;
    },
    stop() {
      const recorded = scenario();
      steps = undefined;
      clear();
      return recorded;
    },
  };
}
