const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a term begins with a text, in upper or lower case. */
export const beginsWith = (term: string, text: string): boolean =>
  normalize(term).startsWith(normalize(text));

/** The terms that begin with a text and go on after it. */
export const completing = (terms: readonly string[], text: string): readonly string[] =>
  terms.filter((term) => beginsWith(term, text) && !beginsWith(text, term));
