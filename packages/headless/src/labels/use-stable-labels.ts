import { useInsertionEffect, useState } from 'react';

type AnyLabels = Readonly<Record<string, unknown>>;
type Label = (...args: unknown[]) => unknown;

interface Stable<Labels> {
  readonly given: Labels;
  readonly labels: Labels;
  readonly latest: { current: AnyLabels };
}

const isFunction = (value: unknown): value is Label => typeof value === 'function';

function isAlike(a: AnyLabels, b: AnyLabels): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => a[name] === b[name] || (isFunction(a[name]) && isFunction(b[name])))
  );
}

function stabilize<Labels extends object>(given: Labels): Stable<Labels> {
  const latest = { current: given as AnyLabels };
  const entries = Object.entries(given).map(([name, label]) => [
    name,
    isFunction(label) ? (...args: unknown[]) => (latest.current[name] as Label)(...args) : label,
  ]);
  return { given, labels: Object.fromEntries(entries) as Labels, latest };
}

/**
 * Returns a stable object while its strings are equal, so that a host's render does not re-render all components with
 * labels. Its functions call the latest ones.
 */
export function useStableLabels<Labels extends object>(given: Labels): Labels {
  const [stable, setStable] = useState(() => stabilize(given));
  const isStill = isAlike(stable.given as AnyLabels, given as AnyLabels);
  const now = isStill ? stable : stabilize(given);
  if (!isStill) setStable(now);
  useInsertionEffect(() => {
    now.latest.current = given as AnyLabels;
  });
  return now.labels;
}
