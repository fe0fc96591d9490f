/** Figures by what they count. */
export type Counts = Readonly<Record<string, number>>;

/** A count of less than this share of the committed one is worth a commit. */
const WORTH = 0.9;

/** Where one figure differs from the committed one. */
interface Difference {
  kind: 'worse' | 'better' | 'missing' | 'new';
  text: string;
}

/**
 * Compares counts with the committed ones: more of anything is worse.
 *
 * @returns the differences that need a decision.
 */
export function compareCounts(counted: Counts, committed: Counts): Difference[] {
  const names = [...new Set([...Object.keys(committed), ...Object.keys(counted)])];
  return names.flatMap((name): Difference[] => {
    const [now, before] = [counted[name], committed[name]];
    if (now === undefined) return [{ kind: 'missing', text: `${name}: was not counted` }];
    if (before === undefined) return [{ kind: 'new', text: `${name}: ${now}, not committed yet` }];
    const text = `${name}: ${now}, committed are ${before}`;
    if (!(now <= before)) return [{ kind: 'worse', text }];
    return now < WORTH * before ? [{ kind: 'better', text }] : [];
  });
}
