import { withoutCustomer, withoutPathKey } from '../http/klipy-key.ts';
import type { ScenarioStep } from './scenario.ts';
import { isSecretParameter } from './secrets.ts';

type ScenarioRequest = ScenarioStep['request'];

/** Ids that differ between visitors. */
const PERSONAL = ['pingback_id', 'random_id', 'user_id', 'customer_id'];

const withAny = (
  query: ScenarioRequest['query'],
  isMeant: (name: string) => boolean,
): ScenarioRequest['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, isMeant(name) ? '*' : value]),
  );

/** A request of a scenario with `*` in place of keys and tokens. */
export const ofAnyKey = ({ method, path, query }: ScenarioRequest): ScenarioRequest => ({
  method,
  path: withoutPathKey(path, '*'),
  query: withAny(query, isSecretParameter),
});

/** A request of a scenario with `*` in place of all that differs between visitors: keys, tokens and ids. */
export function ofAnyVisitor(request: ScenarioRequest): ScenarioRequest {
  const { method, path, query } = ofAnyKey(request);
  return {
    method,
    path: withoutCustomer(path, '*'),
    query: withAny(query, (name) => PERSONAL.includes(name)),
  };
}
