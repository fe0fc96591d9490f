export type PartialLabels<Labels extends object> = {
  [Name in keyof Labels]?: Labels[Name] | undefined;
};

/**
 * Merges labels; the second ones win. Labels with a wrong type or an unknown name would break a component, so they are
 * ignored with a warning.
 */
export function mergeLabels<Labels extends object>(
  base: Labels,
  over: PartialLabels<Labels>,
): Labels {
  const merged = { ...base };
  for (const [name, label] of Object.entries(over)) {
    if (label === undefined) continue;
    const known = base[name as keyof Labels];
    if (typeof label === typeof known) merged[name as keyof Labels] = label as typeof known;
    else console.warn(`Gifkit: ${complaint(name, typeof known, typeof label)}`);
  }
  return merged;
}

const complaint = (name: string, wanted: string, given: string): string =>
  wanted === 'undefined'
    ? `unknown label ${name}`
    : `the label ${name} must be a ${wanted}, not a ${given}`;
