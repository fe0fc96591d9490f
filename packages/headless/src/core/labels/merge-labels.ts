import { warnOnce } from '../shared/warn-once.ts';

export type PartialLabels<Labels extends object> = {
  [Name in keyof Labels]?: Labels[Name] | undefined;
};

/**
 * Overrides labels. A label of a wrong type would break a component, so it is ignored with a warning; other names are
 * ignored.
 */
export function mergeLabels<Labels extends object>(base: Labels, over: object): Labels {
  const merged = { ...base };
  for (const [name, known] of Object.entries(base)) {
    const label: unknown = Reflect.get(over, name);
    if (typeof label === typeof known) Reflect.set(merged, name, label);
    else if (label !== undefined) {
      warnOnce(`Gifkit: the label ${name} must be a ${typeof known}, not a ${typeof label}`);
    }
  }
  return merged;
}
