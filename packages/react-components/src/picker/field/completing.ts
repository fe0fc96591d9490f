const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The terms that begin with a text, in upper or lower case, and go on after it. */
export function completing(terms: readonly string[], text: string): readonly string[] {
  const start = normalize(text);
  return terms.filter((term) => normalize(term).startsWith(start) && normalize(term) !== start);
}
