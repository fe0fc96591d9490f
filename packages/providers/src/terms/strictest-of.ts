import { type Permission, TERM_NAMES, type TermSources, type Terms } from './terms.ts';

/** The strictest first. */
const ORDER: readonly Permission[] = ['no', 'with-approval', 'unknown', 'yes'];

type Sourced = Terms & { readonly termSources: TermSources };

/** Of each term the strictest of several services, with its source: what one of them forbids is forbidden for all. */
export function strictestOf(all: readonly Sourced[]): Sourced {
  const strictest = TERM_NAMES.map((name) => {
    const [first] = [...all].sort((a, b) => ORDER.indexOf(a[name]) - ORDER.indexOf(b[name]));
    return [name, first] as const;
  });
  const terms = strictest.map(([name, one]) => [name, one?.[name] ?? 'unknown']);
  const sources = strictest.map(([name, one]) => [name, one?.termSources[name]]);
  return {
    ...(Object.fromEntries(terms) as Record<keyof Terms, Permission>),
    termSources: Object.fromEntries(sources.filter(([, source]) => source)),
  };
}
