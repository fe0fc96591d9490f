import { random } from '@gifkit/sandbox-art/random';
import type { Fault } from './fault.ts';

/** Compiles a pattern: `**` matches anything, `*` anything up to a slash. */
const matches = (pattern: string, ofAny = '[^/]*'): RegExp => {
  const parts = pattern.split(/(\*+)/).map((part) => {
    if (part.startsWith('**')) return '.*';
    return part === '*' ? ofAny : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's');
};

const patternsOf = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).map(([name, text]) => [name, matches(text, '.*')] as const);

function matcher(fault: Fault): (request: Request, url: URL) => boolean {
  const path = matches(fault.path.includes('*') ? fault.path : `${fault.path}**`);
  const query = patternsOf(fault.query);
  const headers = patternsOf(fault.requestHeaders);
  return ({ method, headers: sent }, { pathname, searchParams }) =>
    path.test(pathname) &&
    (fault.method === undefined || fault.method === method) &&
    query.every(([name, value]) => searchParams.getAll(name).some((text) => value.test(text))) &&
    headers.every(([name, value]) => value.test(sent.get(name) ?? '') && sent.has(name));
}

export interface Strike {
  fault: Fault;
  /** Chosen from the range, if the fault has one. */
  latencyMs: number;
}

interface ActiveFault {
  readonly fault: Fault;
  strikes: number;
  readonly matches: ReturnType<typeof matcher>;
  /** Own random sequence, so that other faults do not change which requests it affects. */
  readonly next: () => number;
}

const latencyOf = ({ latencyMs = 0 }: Fault, next: () => number): number => {
  if (typeof latencyMs === 'number') return latencyMs;
  const [min, max] = latencyMs;
  return Math.round(min + next() * (max - min));
};

const leftOf = ({ fault, strikes }: ActiveFault): number => (fault.times ?? Infinity) - strikes;

/** @param seed determines which requests a fault with a probability affects, and the delays */
export function createFaults(seed: number) {
  let known: ActiveFault[] = [];
  let added = 0;

  const strikes = (one: ActiveFault, request: Request, url: URL): boolean => {
    if (!one.matches(request, url)) return false;
    const { probability = 1 } = one.fault;
    return probability === 1 || one.next() < probability;
  };

  return {
    /** Returns a function that removes the fault. */
    add(fault: Fault): () => void {
      added += 1;
      const active = { fault, strikes: 0, matches: matcher(fault), next: random(seed + added) };
      known.unshift(active);
      return () => {
        known = known.filter((one) => one !== active);
      };
    },
    /** Finds the newest fault for this request and counts a strike. */
    take(request: Request): Strike | undefined {
      if (known.length === 0) return undefined;
      const url = new URL(request.url);
      const newest = known.find((one) => strikes(one, request, url));
      if (!newest) return undefined;
      newest.strikes += 1;
      if (leftOf(newest) === 0) known = known.filter((one) => one !== newest);
      return { fault: newest.fault, latencyMs: latencyOf(newest.fault, newest.next) };
    },
    /** Newest first; `times` is the remaining number. */
    list: (): readonly Fault[] =>
      known.map((one) => ({ ...one.fault, ...(one.fault.times && { times: leftOf(one) }) })),
    clear() {
      known = [];
      added = 0;
    },
  };
}
