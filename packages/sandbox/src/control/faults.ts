import { badRequest } from '../http/errors.ts';

const BODIES = ['malformed', 'empty', 'synthetic', 'dropped'] as const;
export type FaultBody = (typeof BODIES)[number];

/** Something that goes wrong on purpose. */
export interface Fault {
  /** What a request's path begins with, or a pattern: `*` matches within a segment, `**` anything. */
  path: string;
  status?: number;
  /** ms */
  latencyMs?: number;
  body?: FaultBody;
  /**
   * How many requests it affects.
   * @default all, until it is removed
   */
  times?: number;
}

/** The active faults. */
export interface Faults {
  add(fault: Fault): void;
  /** The newest fault for this path. It counts as one of its `times`. */
  take(path: string): Fault | undefined;
  /** Newest first; `times` is how often each is left. */
  list(): readonly Fault[];
  clear(): void;
}

const NAMES: readonly string[] = ['path', 'status', 'latencyMs', 'body', 'times'];

const isNumber = (value: unknown, min: number, max: number): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= min && Number(value) <= max);

/**
 * Checks a fault that a request wants to add.
 *
 * @throws {ServiceError} 400 when a field is wrong
 */
export function readFault(value: unknown): Fault {
  if (typeof value !== 'object' || value === null) throw badRequest('A fault is a JSON object.');
  const fault = value as Record<string, unknown>;
  const unknown = Object.keys(fault).find((name) => !NAMES.includes(name));
  if (unknown) throw badRequest(`A fault has no field "${unknown}".`);
  const { path, status, latencyMs, body, times } = fault;
  if (typeof path !== 'string' || !path.startsWith('/')) {
    throw badRequest('Field "path" must be a path that begins with /.');
  }
  if (!isNumber(status, 200, 599)) throw badRequest('Field "status" must be from 200 to 599.');
  if (!isNumber(latencyMs, 0, 600_000)) {
    throw badRequest('Field "latencyMs" must be from 0 to 600000.');
  }
  if (!isNumber(times, 1, 1_000_000)) {
    throw badRequest('Field "times" must be from 1 to 1000000.');
  }
  if (body !== undefined && !BODIES.some((known) => known === body)) {
    throw badRequest(`Field "body" must be one of ${BODIES.join(', ')}.`);
  }
  return fault as unknown as Fault;
}

const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const matcher = (path: string): ((pathname: string) => boolean) => {
  if (!path.includes('*')) return (pathname) => pathname.startsWith(path);
  const pattern = path
    .split('**')
    .map((part) => part.split('*').map(escapePattern).join('[^/]*'))
    .join('.*');
  const expression = new RegExp(`^${pattern}$`);
  return (pathname) => expression.test(pathname);
};

export function createFaults(): Faults {
  let active: { fault: Fault; left: number; matches: (pathname: string) => boolean }[] = [];
  return {
    add(fault) {
      active.unshift({ fault, left: fault.times ?? Infinity, matches: matcher(fault.path) });
    },
    take(path) {
      const newest = active.find(({ matches }) => matches(path));
      if (!newest) return undefined;
      newest.left -= 1;
      if (newest.left === 0) active = active.filter((one) => one !== newest);
      return newest.fault;
    },
    list: () =>
      active.map(({ fault, left }) => (left < Infinity ? { ...fault, times: left } : fault)),
    clear() {
      active = [];
    },
  };
}
