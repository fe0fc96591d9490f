import { errorReason, isTooDeep, mayNeedRedaction, redactJson, shareRequest } from '@gifkit/http';
import type { Report, RouteName } from '../events/events.ts';
import { isOutage, Problem } from '../response/problem.ts';
import type { ResponseBody } from '../response/response.ts';
import type { CallName } from '../route/calls.ts';
import { lateProblem, toProblem } from './to-problem.ts';
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
  const data = text.length > MAX_RESPONSE_BYTES ? undefined : JSON.parse(text);
  if (!data || isTooDeep(data)) {
    throw new Problem({ status: 502, detail: 'The response of the service is too large or deep.' });
  }
  return mayNeedRedaction(text, secrets) ? (redactJson(data, secrets) as ResponseBody) : data;
}

const statusOf = (error: unknown): number => Number(Object(error).status) || 0;

/** Returns the reason with a code, or the service's status. Other texts may contain the URL, with the search term. */
function reasonOf(error: unknown): string | undefined {
  const reason = [Object(error).cause, error].find((one) => typeof Object(one).code === 'string');
  if (reason) return errorReason(reason);
  const status = statusOf(error);
  return status ? `status ${status} of the service` : undefined;
}

/** Tells the owner of an outage. */
export function reportOutage(
  report: Report,
  route: RouteName,
  problem: Problem,
  error: unknown = problem.cause,
): void {
  const { status, detail } = problem.details;
  if (!isOutage(problem)) return;
  const reasons = [reasonOf(error), `${status} for the client`].filter(Boolean).join(', ');
  report({
    type: 'failure',
    route,
    message: `@gifkit/relay: ${route}: ${detail} (${reasons})`,
    error,
  });
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
    // A call may ignore its signal.
    const body = await shareRequest(ask, timeout, lateProblem).join(signal);
    const cleaned = clean(body, secrets);
    told(200);
    return cleaned;
  } catch (error) {
    const problem = toProblem(error);
    told(statusOf(error));
    if (!signal.aborted) reportOutage(report, name, problem, error);
    throw problem;
  }
}
