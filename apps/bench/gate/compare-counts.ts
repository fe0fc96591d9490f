/** Figures by what they count. */
export type Counts = Readonly<Record<string, number>>;

/** A figure of at most this share of the committed one is worth a commit. */
const WORTH = 0.9;

/** Where one figure is unlike the committed one. */
export interface Difference {
  kind: 'worse' | 'better' | 'missing' | 'new';
  text: string;
}

/**
 * Compares what was counted with the committed figures: more of anything is worse.
 *
 * @param sway how many times the committed figure still is as much, for what is not the same in every run
 * @returns the differences that somebody has to look at, none where all is well.
 */
export function compareCounts(counted: Counts, committed: Counts, sway = 1): Difference[] {
  const names = [...new Set([...Object.keys(committed), ...Object.keys(counted)])];
  return names.flatMap((name): Difference[] => {
    const [now, before] = [counted[name], committed[name]];
    if (now === undefined) return [{ kind: 'missing', text: `${name}: was not counted` }];
    if (before === undefined) return [{ kind: 'new', text: `${name}: ${now}, not committed yet` }];
    const text = `${name}: ${now}, committed are ${before}`;
    if (!(now <= sway * before)) return [{ kind: 'worse', text }];
    return now < (WORTH / sway) * before ? [{ kind: 'better', text }] : [];
  });
}
