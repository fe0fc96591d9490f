import { errorReason, redactJson } from '@gifkit/http';
import type { Report } from '../events/events.ts';
import { isOutage, Problem } from '../response/problem.ts';
import type { ResponseBody } from '../response/response.ts';
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
function clean(body: ResponseBody, secrets: readonly string[]): ResponseBody {
  const text = JSON.stringify(body);
  if (text.length > MAX_RESPONSE_BYTES) {
    throw new Problem({ status: 502, detail: 'The response of the service is too large.' });
  }
  return redactJson(JSON.parse(text), secrets) as ResponseBody;
}

const statusOf = (error: unknown): number => Number(Object(error).status) || 0;

/** Errors without a code may contain the whole URL, with the search term. */
function whyOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  const hasCode = Object(cause).code !== undefined;
  return hasCode ? errorReason(cause) : `status ${statusOf(error)} of the service`;
}

/**
 * Calls the service and reports the outcome. Errors contain nothing from the service's response.
 *
 * @throws {Problem}
 */
export async function askService(
  name: CallName,
  ask: (signal: AbortSignal) => Promise<ResponseBody>,
  signal: AbortSignal,
  { timeout, secrets, report }: AskOptions,
): Promise<ResponseBody> {
  const begun = performance.now();
  const told = (status: number) =>
    report({ type: 'upstream', route: name, status, duration: performance.now() - begun });
  try {
    const body = clean(await withDeadline(timeout, ask, signal), secrets);
    told(200);
    return body;
  } catch (error) {
    const problem = toProblem(error);
    told(statusOf(error));
    if (isOutage(problem) && !signal.aborted) {
      const { status, detail } = problem.details;
      const message = `@gifkit/relay: ${name}: ${detail} (${whyOf(error)}, ${status} for the client)`;
      report({ type: 'failure', route: name, message, error });
    }
    throw problem;
  }
}
