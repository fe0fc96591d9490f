import { badRequest } from './errors.ts';

export type FaultBody = 'malformed' | 'empty' | 'synthetic' | 'dropped';

/** Something that goes wrong on purpose. */
export interface Fault {
  /** A path that requests begin with, or a pattern: `*` is part of a segment, `**` any rest. */
  path: string;
  status?: number;
  /** ms */
  latencyMs?: number;
  body?: FaultBody;
  /** How many requests it strikes. Default: all, until it is removed. */
  times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  /** The newest fault for this path, used up by one. */
  take(path: string): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
}

const BODIES: readonly unknown[] = ['malformed', 'empty', 'synthetic', 'dropped'];
const NAMES: readonly string[] = ['path', 'status', 'latencyMs', 'body', 'times'];

const isNumber = (value: unknown, least: number, most: number): boolean =>
  value === undefined ||
  (Number.isInteger(value) && Number(value) >= least && Number(value) <= most);

/** @throws {ServiceError} 400 that says which field is wrong */
export const readFault = (value: unknown): Fault => {
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
  if (!isNumber(times, 1, 1_000_000)) throw badRequest('Field "times" must be at least 1.');
  if (body !== undefined && !BODIES.includes(body)) {
    throw badRequest(`Field "body" must be one of ${BODIES.join(', ')}.`);
  }
  return fault as unknown as Fault;
};

const literal = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const matcher = (path: string): ((pathname: string) => boolean) => {
  if (!path.includes('*')) return (pathname) => pathname.startsWith(path);
  const pattern = path
    .split('**')
    .map((part) => part.split('*').map(literal).join('[^/]*'))
    .join('.*');
  const expression = new RegExp(`^${pattern}$`);
  return (pathname) => expression.test(pathname);
};

export const createFaults = (): Faults => {
  let active: { fault: Fault; left: number; matches: (pathname: string) => boolean }[] = [];
  return {
    add(fault) {
      active.unshift({ fault, left: fault.times ?? Infinity, matches: matcher(fault.path) });
    },
    take(path) {
      const struck = active.find(({ matches }) => matches(path));
      if (!struck) return undefined;
      struck.left -= 1;
      if (struck.left === 0) active = active.filter((one) => one !== struck);
      return struck.fault;
    },
    list: () =>
      active.map(({ fault, left }) => (left < Infinity ? { ...fault, times: left } : fault)),
    clear() {
      active = [];
    },
  };
};
