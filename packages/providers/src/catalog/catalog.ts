import { createRequester, FetchError, isFetchError, type Rating } from '@gifkit/fetch-api';
import { defineProvider, type RawPage } from '../define-provider.ts';
import type { GifProvider, ProviderType } from '../gif-provider.ts';
import { RATINGS, type ReadOptions, readNumberCursor } from '../list-options.ts';
import { providerId } from '../provider-id.ts';
import { type MediaFormat, toImages } from '../renditions/to-images.ts';
import type { ProviderClientOptions } from '../service-client.ts';
import {
  type CatalogIndex,
  type CatalogItem,
  type CatalogWords,
  PAGE,
  shardOf,
  VERSION,
} from './format.ts';
import { candidatesOf, type Step, stepsOf } from './search.ts';
import { wordsOf } from './words.ts';

export interface CatalogOptions extends ProviderClientOptions {
  /** Folder that `npx @gifkit/catalog build` wrote. In a page, it may be relative to the page. */
  url: string;
  /** Types for tabs. With GIFs only, that list has the stickers as well. @default ['gifs'] */
  types?: readonly ProviderType[] | undefined;
}

/** Number of files of words, and of pages, that a search reads. */
const MAX_FILES = 2;

function assertVersion(body: unknown): void {
  const { version } = Object(body) as { version?: unknown };
  if (version === VERSION) return;
  throw new TypeError(
    version === undefined
      ? 'it is not a file of a catalog'
      : `its version is ${JSON.stringify(version)}, but this reader needs ${VERSION}: update @gifkit/providers, or build it again`,
  );
}

function assertItems(body: unknown): void {
  if (!Array.isArray(body)) throw new TypeError('it is not a page of a catalog');
}

/**
 * Creates a provider for a static catalog of your own GIFs. It needs no server and no key, and reports nothing.
 *
 * @throws {TypeError} when the URL is invalid.
 *
 * @example catalog({ url: 'https://cdn.example/gifs' })
 */
export function catalog({ url, types = ['gifs'], ...options }: CatalogOptions): GifProvider {
  const page = (globalThis as { location?: { href: string } }).location?.href;
  if (!URL.canParse(url, page)) {
    throw new TypeError(`url is “${url}”, but must be the URL of a folder.`);
  }
  const base = new URL(url, page).href.replace(/\/*$/, '/');
  const { request } = createRequester(options, {
    urlOf: (path) => base + path,
    redirect: 'follow',
  });

  async function read<T>(
    path: string,
    signal: AbortSignal | undefined,
    assertBody: (body: unknown) => void,
  ): Promise<T> {
    try {
      const normalizer = (body: unknown) => {
        assertBody(body);
        return body as T;
      };
      return await request(path, { signal, normalizer });
    } catch (cause) {
      if (!isFetchError(cause) || (cause.status !== 200 && cause.status !== 404)) throw cause;
      const { message, status, statusText } = cause;
      const said = `@gifkit/providers: cannot read “${path}” of the catalog at ${base}: ${message}`;
      throw new FetchError(said, base + path, status, statusText, { cause });
    }
  }

  const wordsNear = (stem: string, signal: AbortSignal | undefined) =>
    read<CatalogWords>(`words/${shardOf(stem)}.json`, signal, assertVersion);
  const index = (signal: AbortSignal | undefined) =>
    read<CatalogIndex>('index.json', signal, assertVersion);

  const toRaw = ({ files, media, rating = 'g', ...item }: CatalogItem): object => ({
    ...item,
    rating,
    ...(item.username && { user: { username: item.username, display_name: item.username } }),
    is_sticker: item.type === 'sticker',
    images: toImages(
      files.map(([name, width, height, bytes]) => {
        const [stem, ending] = name.split('.');
        const format = (stem === 'still' ? stem : ending) as MediaFormat;
        return { format, url: `${base}media/${media ?? item.id}/${name}`, width, height, bytes };
      }),
    ),
  });

  /** Reads steps from the cursor until the page is full: from at most two files, or more if these have no result. */
  async function readSteps(
    steps: readonly Step[],
    { cursor, limit, rating, type, signal }: ReadOptions,
  ): Promise<RawPage> {
    const isShown = (item: CatalogItem) =>
      RATINGS.indexOf((item.rating ?? 'g') as Rating) <= RATINGS.indexOf(rating) &&
      (types.length === 1 || (type === 'stickers') === (item.type === 'sticker'));
    let place = readNumberCursor(cursor, 0);
    const data: CatalogItem[] = [];
    const files = new Map<string, CatalogItem[]>();
    while (data.length < limit) {
      const step = steps[Math.floor(place / PAGE)];
      if (!step) break;
      const { path, select } = step;
      if (data.length > 0 && files.size === MAX_FILES && !files.has(path)) break;
      const items = files.get(path) ?? (await read<CatalogItem[]>(path, signal, assertItems));
      files.set(path, items);
      const shown = select(items).filter(isShown);
      const start = place % PAGE;
      const end = start + limit - data.length;
      data.push(...shown.slice(start, end));
      place += end < shown.length ? end - start : PAGE - start;
    }
    const next = place < steps.length * PAGE ? String(place) : undefined;
    return { data: data.map(toRaw), next };
  }

  return defineProvider({
    name: 'catalog',
    id: providerId('catalog', base),
    capabilities: { types, formats: ['webp', 'mp4'] },
    async search(term, options) {
      const typed = wordsOf(term);
      const last = typed.at(-1);
      const longest = [...typed].sort((a, b) => b.stem.length - a.stem.length).slice(0, MAX_FILES);
      const shards = await Promise.all(longest.map(({ stem }) => wordsNear(stem, options.signal)));
      const known = longest.map((word, at) =>
        candidatesOf(word, shards[at] as CatalogWords, word === last),
      );
      return readSteps(stepsOf(typed, known), options);
    },
    async trending(options) {
      const { build, count } = await index(options.signal);
      const steps = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) => ({
        path: `pages/${build}/list-${page}.json`,
        select: (items: readonly CatalogItem[]) => items,
      }));
      return readSteps(steps, options);
    },
    async gif(id, { signal }) {
      if (!/^[\w-]+$/.test(id)) return undefined;
      const assertItem = (body: unknown) => assertItems(Object(body).files);
      try {
        return toRaw(await read<CatalogItem>(`gifs/${id}.json`, signal, assertItem));
      } catch (error) {
        if (!isFetchError(error) || error.status !== 403) throw error;
        // S3 answers 403 for a missing file. If the index can be read, the file is missing.
        await index(signal);
        return undefined;
      }
    },
    async categories({ limit = 50, signal } = {}) {
      const { categories } = await index(signal);
      return categories.slice(0, limit).map(({ name, still, preview }) => ({
        name,
        term: name,
        ...(still && { still: `${base}media/${still}` }),
        ...(preview && { preview: `${base}media/${preview}` }),
      }));
    },
    async suggestions(term, { limit = 10, signal } = {}) {
      const word = wordsOf(term).at(-1);
      if (!word?.text) return [];
      const found = candidatesOf(word, await wordsNear(word.stem, signal), true);
      const before = term.trim().split(/\s+/).slice(0, -1);
      const texts = found.map(({ stem, text = stem }) => text).filter(Boolean);
      return texts.slice(0, limit).map((text) => [...before, text].join(' '));
    },
  });
}
