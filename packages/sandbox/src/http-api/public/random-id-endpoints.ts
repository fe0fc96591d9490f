import { envelope } from '../../http/envelope.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';

/** Characters of an id. */
const LENGTH = 32;

/** An id is derived from that of the response, which no other one has. */
const randomId = ({ responseId }: Context): Response =>
  envelope({ random_id: responseId.slice(0, LENGTH) }, responseId);

export const randomIdEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/randomid`,
    summary: 'An id that a client can send as random_id, to be told apart without being known.',
    example: '/v1/randomid',
    response: 'randomId',
    handle: randomId,
  },
];
