import { createApp } from './app.ts';
import { type Fault, readFault } from './control/fault.ts';
import { faultResponse } from './control/fault-response.ts';
import { isControlPath } from './control/guard.ts';
import { type RequestRecord, recordOf } from './control/request-record.ts';
import { createService, type SandboxEvent, type SandboxOptions } from './state/service.ts';

export interface Sandbox {
  /**
   * Responds like the service, for any origin; URLs in the response use that origin. `Response.error()` means
   * a dropped connection. It does not check the caller: only `serve` protects `/_sandbox/*`.
   */
  fetch(request: Request): Promise<Response>;
  /** Resets faults, logs, changes and random sequences. */
  reset(): void;
  /**
   * Adds a fault. The newest matching fault affects a request.
   *
   * @returns a function that removes the fault
   * @throws {TypeError} if a field is invalid
   */
  fault(fault: Fault): () => void;
  /** Active faults, newest first; `times` is the remaining number. */
  faults(): readonly Fault[];
  /** Last requests, oldest first, without keys and tokens. */
  requests(): readonly RequestRecord[];
  /** Last events from pingbacks, oldest first. */
  events(): readonly SandboxEvent[];
  /** Frees threads and files. The sandbox cannot be used afterwards. */
  close(): Promise<void>;
}

/**
 * Creates the GIF service as a function from request to response.
 *
 * @throws {DatabaseFileError} if `db` cannot be opened as a database
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const service = createService(options);
  const app = createApp(service);
  let closing: Promise<void> | undefined;
  return {
    async fetch(request) {
      const serve = () => app.fetch(request);
      // Neither logged nor affected by faults.
      if (isControlPath(request)) return serve();
      const fault = request.method === 'OPTIONS' ? undefined : service.faults.take(request);
      const response = await (fault ? faultResponse(fault, request.signal, serve) : serve());
      service.requests.add(recordOf(request, response.status));
      return response;
    },
    reset: service.reset,
    fault: (fault) => service.faults.add(readFault(fault)),
    faults: service.faults.list,
    requests: service.requests.entries,
    events: service.events.entries,
    close() {
      closing ??= service.close();
      return closing;
    },
  };
}
