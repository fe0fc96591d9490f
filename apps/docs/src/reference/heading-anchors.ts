const HEADING = /^#{1,6} (.+)$/gm;
const NAMED = /<a id="([^"]+)"><\/a>/g;

/** The anchors of a page: all of them, and by the exact words of a heading the first one that has these. */
export interface Anchors {
  all: ReadonlySet<string>;
  byWords: ReadonlyMap<string, string>;
}

/** What GitHub makes of a heading's words. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

export function anchorsOf(markdown: string): Anchors {
  const all = new Set([...markdown.matchAll(NAMED)].map(([, id = '']) => id));
  const byWords = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [, written = ''] of markdown.replace(/^```[\s\S]*?^```$/gm, '').matchAll(HEADING)) {
    const words = written.replaceAll('\\', '');
    const slug = slugOf(words);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    const anchor = count === 0 ? slug : `${slug}-${count}`;
    all.add(anchor);
    if (!byWords.has(words)) byWords.set(words, anchor);
  }
  return { all, byWords };
}

const LINK = /\[(`?)([^\]`]+)\1\]\(([^)#\s]*)#([^)\s]+)\)/g;

/**
 * Leads links to the headings whose words they have: TypeDoc's Markdown numbers headings of the same words in
 * another order than renderers do.
 *
 * @param anchorsAt gives the anchors of a page by its path in a link, '' for this page; nothing for another site.
 * @throws {Error} when a link leads nowhere and there is no heading of its words.
 */
export const withAnchors = (
  markdown: string,
  anchorsAt: (path: string) => Anchors | undefined,
): string =>
  markdown.replace(LINK, (link, tick: string, words: string, path: string, anchor: string) => {
    const anchors = anchorsAt(path);
    if (!anchors) return link;
    const named = anchors.byWords.get(words) ?? anchors.byWords.get(`${words}()`);
    if (named === undefined && !anchors.all.has(anchor)) {
      throw new Error(`${link} leads nowhere`);
    }
    // What a type's name leads to is the type, not a method of that name.
    return `[${tick}${words}${tick}](${path}#${named ?? anchor})`;
  });
