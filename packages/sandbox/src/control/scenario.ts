/** A request of a scenario, and the response to it. */
export interface ScenarioStep {
  /**
   * In a value of the query, `*` matches anything, and in the path anything within a segment; it is recorded
   * in place of keys, tokens and ids of visitors, wherever a dialect has them.
   */
  request: { method: string; path: string; query: Readonly<Record<string, string>> };
  response: {
    /** 0 for a connection that was dropped. */
    status: number;
    headers: Readonly<Record<string, string>>;
    /** Text, in which `{origin}` stands for the origin of the request. */
    body: string;
  };
}

/** Requests with their responses, in order. It can be saved to a file, edited by hand and replayed. */
export interface Scenario {
  steps: readonly ScenarioStep[];
  /** Requests that were not recorded, because there were too many. */
  leftOut: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

const isStatus = (status: unknown): boolean =>
  status === 0 || (Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599);

const isHeaders = (value: unknown): boolean => {
  try {
    return isTexts(value) && new Headers(value as Record<string, string>) !== undefined;
  } catch {
    return false;
  }
};

const isRequest = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.method === 'string' &&
  typeof value.path === 'string' &&
  isTexts(value.query);

const isResponse = (value: unknown): boolean =>
  isObject(value) &&
  isStatus(value.status) &&
  isHeaders(value.headers) &&
  typeof value.body === 'string';

/**
 * Checks a scenario.
 *
 * @throws {TypeError} with one sentence that says which step is wrong
 */
export function readScenario(value: unknown): Scenario {
  if (!isObject(value) || !Array.isArray(value.steps)) {
    throw new TypeError('A scenario is an object with a list "steps".');
  }
  for (const [index, step] of value.steps.entries()) {
    if (!isObject(step) || !isRequest(step.request)) {
      throw new TypeError(`Step ${index} needs a request with method, path and query.`);
    }
    if (!isResponse(step.response)) {
      throw new TypeError(`Step ${index} needs a response with status, headers and body.`);
    }
  }
  return value as unknown as Scenario;
}
