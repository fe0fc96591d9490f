import { redactJson } from '@gifkit/fetch-api/internal';
import type { Answer } from '../answer/answer.ts';
import { isOutage, Problem } from '../answer/problem.ts';
import type { Report } from '../events/events.ts';
import type { CallName } from '../route/calls.ts';
import { withDeadline } from './coalesce.ts';
import { toProblem } from './to-problem.ts';
import { MAX_RESPONSE_BYTES } from './upstream.ts';

interface AskOptions {
  /** In ms. */
  timeout: number;
  secrets: readonly string[];
  report: Report;
}

/** Removes secrets. The round trip through JSON leaves plain data only. */
function clean(answer: Answer, secrets: readonly string[]): Answer {
  const text = JSON.stringify(answer);
  if (text.length > MAX_RESPONSE_BYTES) {
    throw new Problem({ status: 502, detail: 'The response of the service is too large.' });
  }
  return redactJson(JSON.parse(text), secrets) as Answer;
}

const statusOf = (error: unknown): number => Number(Object(error).status) || 0;

/**
 * Calls the service and reports the outcome. Errors contain nothing from the service's response.
 *
 * @throws {Problem}
 */
export async function askService(
  name: CallName,
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
  { timeout, secrets, report }: AskOptions,
): Promise<Answer> {
  const begun = performance.now();
  const told = (status: number) =>
    report({ type: 'upstream', route: name, status, duration: performance.now() - begun });
  try {
    const answer = clean(await withDeadline(timeout, ask, signal), secrets);
    told(200);
    return answer;
  } catch (error) {
    const problem = toProblem(error);
    told(statusOf(error));
    if (isOutage(problem) && !signal.aborted) {
      const { status, detail } = problem.details;
      const message = `@gifkit/relay: ${name}: ${detail} (status ${statusOf(error)} of the service, ${status} for the client)`;
      report({ type: 'failure', route: name, message, error });
    }
    throw problem;
  }
}
