/** A wildcard that stands for any text. */
export const ANY = Symbol('any text');
/** A wildcard that stands for any text without a slash. */
export const IN_SEGMENT = Symbol('any text within a segment');

/** A pattern: characters and wildcards. */
type Pattern = readonly (string | typeof ANY | typeof IN_SEGMENT)[];

/** Characters of a text and a wildcard in place of each `*`. */
export const withStars = (text: string): Pattern =>
  Array.from(text, (character) => (character === '*' ? ANY : character));

/** Characters of a path, and a wildcard in place of each `*`, within a segment, and of each `**`. */
export const withPathStars = (path: string): Pattern =>
  Array.from(path.matchAll(/\*\*|./gsu), ([part]) => {
    if (part === '**') return ANY;
    return part === '*' ? IN_SEGMENT : part;
  });

/**
 * Makes a test for whether a whole text matches a pattern. It goes through the text once with all places of the
 * pattern that it could be at. A regular expression tries one after the other: with many wildcards, for hours.
 */
export function matchPattern(pattern: Pattern): (text: string) => boolean {
  /** Adds a place and, because a wildcard may stand for nothing, those behind it. */
  const enter = (places: Set<number>, first: number): void => {
    for (let place = first; !places.has(place); place++) {
      // From here everything is reached that could be reached from the places before.
      if (pattern[place] === ANY) places.clear();
      places.add(place);
      if (typeof pattern[place] !== 'symbol') return;
    }
  };

  const advance = (places: ReadonlySet<number>, character: string): Set<number> => {
    const next = new Set<number>();
    for (const place of places) {
      const part = pattern[place];
      if (part === character) enter(next, place + 1);
      else if (part === ANY || (part === IN_SEGMENT && character !== '/')) enter(next, place);
    }
    return next;
  };

  return (text) => {
    let places = new Set<number>();
    enter(places, 0);
    for (const character of text) {
      places = advance(places, character);
      if (places.size === 0) return false;
    }
    return places.has(pattern.length);
  };
}
