/** The anchors of a page: all of them, and by the exact words of a heading the first one that has these. */
export interface Anchors {
  all: ReadonlySet<string>;
  byWords: ReadonlyMap<string, string>;
}
export function anchorsOf(markdown: string): Anchors;
export function withAnchors(
  markdown: string,
  anchorsAt: (path: string) => Anchors | undefined,
): string;
