import type { Fault } from './fault.ts';

/** Compiles a pattern: `**` matches anything, `*` anything up to a slash. */
const matches = (pattern: string, ofAny = '[^/]*'): RegExp => {
  const parts = pattern.split(/(\*+)/).map((part) => {
    if (part.startsWith('**')) return '.*';
    return part === '*' ? ofAny : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's');
};

function matcher(fault: Fault): (request: Request) => boolean {
  const path = matches(fault.path.includes('*') ? fault.path : `${fault.path}**`);
  const query = Object.entries(fault.query ?? {}).map(
    ([name, text]) => [name, matches(text, '.*')] as const,
  );
  return ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    return (
      path.test(pathname) &&
      (fault.method === undefined || fault.method === method) &&
      query.every(([name, value]) => searchParams.getAll(name).some((text) => value.test(text)))
    );
  };
}

export function createFaults() {
  let known: { fault: Fault; left: number; matches: ReturnType<typeof matcher> }[] = [];
  return {
    /** Returns a function that removes the fault. */
    add(fault: Fault): () => void {
      const active = { fault, left: fault.times ?? Infinity, matches: matcher(fault) };
      known.unshift(active);
      return () => {
        known = known.filter((one) => one !== active);
      };
    },
    /** Finds the newest fault for this request and counts it. */
    take(request: Request): Fault | undefined {
      const newest = known.find((one) => one.matches(request));
      if (!newest) return undefined;
      newest.left -= 1;
      if (newest.left === 0) known = known.filter((one) => one !== newest);
      return newest.fault;
    },
    /** Newest first; `times` is the remaining number. */
    list: (): readonly Fault[] =>
      known.map(({ fault, left }) => ({ ...fault, ...(fault.times && { times: left }) })),
    clear() {
      known = [];
    },
  };
}
