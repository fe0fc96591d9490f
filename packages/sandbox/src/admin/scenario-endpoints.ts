import { MAX_SCENARIO_BYTES } from '../constants.ts';
import { readScenario } from '../control/scenario.ts';
import { readJson } from '../http/read-json.ts';
import type { Context } from '../http-api/context.ts';
import type { Endpoint } from '../http-api/endpoint.ts';
import { orRefuse } from './refuse.ts';

const noContent = (): Response => new Response(null, { status: 204 });

const leftJson = ({ namespace }: Context): Response =>
  Response.json({ left: namespace.replayer.left().map(({ request }) => request) });

const replay = async (context: Context): Promise<Response> => {
  const body = await readJson(context.request, MAX_SCENARIO_BYTES);
  context.namespace.replayer.start(orRefuse(() => readScenario(body)));
  return leftJson(context);
};

/** Recording and replaying. */
export const scenarioEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/_sandbox/recording',
    summary: 'Begins to record requests with their responses.',
    example: '/_sandbox/recording',
    isOpen: true,
    query: ['namespace'],
    handle({ namespace }) {
      namespace.recorder.start();
      return noContent();
    },
  },
  {
    method: 'GET',
    path: '/_sandbox/recording',
    summary: 'What was recorded so far, as a scenario.',
    example: '/_sandbox/recording',
    isOpen: true,
    query: ['namespace'],
    response: 'scenario',
    handle: ({ namespace }) => Response.json(namespace.recorder.scenario()),
  },
  {
    method: 'DELETE',
    path: '/_sandbox/recording',
    summary: 'Ends the recording, and gives it as a scenario.',
    example: '/_sandbox/recording',
    isOpen: true,
    query: ['namespace'],
    response: 'scenario',
    handle: ({ namespace }) => Response.json(namespace.recorder.stop()),
  },
  {
    method: 'POST',
    path: '/_sandbox/replay',
    summary: 'Replays a scenario: each request of it gets the recorded response, once.',
    example: '/_sandbox/replay',
    isOpen: true,
    query: ['namespace'],
    body: 'scenario',
    response: 'left',
    handle: replay,
  },
  {
    method: 'GET',
    path: '/_sandbox/replay',
    summary: 'Requests of the scenario that have not come yet.',
    example: '/_sandbox/replay',
    isOpen: true,
    query: ['namespace'],
    response: 'left',
    handle: leftJson,
  },
  {
    method: 'DELETE',
    path: '/_sandbox/replay',
    summary: 'Ends the replay: the service responds again.',
    example: '/_sandbox/replay',
    isOpen: true,
    query: ['namespace'],
    handle({ namespace }) {
      namespace.replayer.stop();
      return noContent();
    },
  },
];
