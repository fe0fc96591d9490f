/** Some of the labels; the others stay as they are. */
export type PartialLabels<Labels extends object> = {
  [Name in keyof Labels]?: Labels[Name] | undefined;
};

/**
 * Lays labels over others. One of the wrong type (or of a name that there is not) is left out with a
 * warning, because a component would break by it.
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
    ? `there is no label ${name}`
    : `the label ${name} has to be a ${wanted}, not a ${given}`;
