/** The part of Pagefind's search that is used here. */
interface SearchResult {
  id: string;
  score: number;
  /** Loads the page's address, title and excerpts. */
  data(): Promise<unknown>;
}

export type Search = (term: string, options?: object) => Promise<{ results: SearchResult[] }>;

/** Words that do not tell one page from another. */
const FILLERS = new Set(
  (
    'a an and any are as at be by can do does for from get gif gifs gifkit has have how i if in into is ' +
    'it its like me my no not of on or our so that the their there this to too use using via want was ' +
    'what when where which who why will with you your'
  ).split(' '),
);

/** Keeps one match in a title, whose score is many times that of text, from outweighing two other words. */
const dampen = (score: number): number => Math.log2(1 + score);

/**
 * Pagefind finds only pages that have every word. The returned search also finds pages that have some of them, and
 * ranks by how many words match and how well. A term in quotes, or of one word, is searched as it is.
 */
export const tolerant =
  (search: Search): Search =>
  async (term, options) => {
    const typed = [...new Set(term.split(/\s+/).filter(Boolean))];
    const telling = typed.filter((word) => !FILLERS.has(word.toLowerCase()));
    const words = telling.length > 0 ? telling : typed;
    const exact = await search(term, options);
    if (term.includes('"') || typed.length < 2) return exact;

    const pages = new Map<string, { result: SearchResult; score: number; words: string[] }>();
    const founds = await Promise.all(words.map((word) => search(word, options)));
    for (const [index, word] of words.entries()) {
      for (const result of founds[index]?.results ?? []) {
        const page = pages.get(result.id) ?? { result, score: 0, words: [] };
        page.score += dampen(result.score);
        page.words.push(word);
        pages.set(result.id, page);
      }
    }
    const results = [...pages].map(
      ([id, page]): SearchResult => ({
        ...page.result,
        score: page.score * (page.words.length / words.length),
        // Searching for all of the page's words highlights each of them in its excerpts.
        data: async () => {
          const { results } = await search(page.words.join(' '), options);
          return (results.find((result) => result.id === id) ?? page.result).data();
        },
      }),
    );
    return { ...exact, results: results.sort((a, b) => b.score - a.score) };
  };
