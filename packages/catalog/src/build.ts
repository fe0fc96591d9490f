import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { CatalogIndex, CatalogItem } from '@gifkit/providers/catalog-format';
import { buildOf, indexFiles, shortHash } from './index-files.ts';
import { CACHE, readFolder, type Source } from './read-folder.ts';
import { hasFfmpeg, type Rendered, render } from './render.ts';

export interface BuildOptions {
  /** Order of trending GIFs: of the metadata and names, or newest file first. @default 'file' */
  order?: 'file' | 'newest' | undefined;
  /** Called after each file. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

interface BuildReport {
  /** Number of GIFs. */
  count: number;
  /** Number of files that were rendered, because they are new or changed. */
  rendered: number;
  /** Sentences about missing and ignored metadata. */
  notes: string[];
  /** Sentences about files that are not in the catalog. */
  failures: string[];
}

/** A file that was rendered by an earlier build. */
interface Known extends Rendered {
  size: number;
  mtimeMs: number;
  hash: string;
}

interface Cache {
  version: 1;
  canUseFfmpeg: boolean;
  files: Record<string, Known>;
  ids: readonly string[];
}

/** Folders of a catalog, which a build writes and removes. */
const FOLDERS: readonly string[] = ['gifs', 'media', 'pages', 'words'];

/** Maximum number of files that a note names. */
const LISTED = 10;

async function readJson<T extends { version: number }>(file: string): Promise<T | undefined> {
  try {
    const body = JSON.parse(await readFile(file, 'utf8')) as T;
    return body.version === 1 ? body : undefined;
  } catch {
    return undefined;
  }
}

async function writeJson(file: string, body: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, JSON.stringify(body));
  await rename(`${file}.tmp`, file);
}

function toItem({ fields }: Source, { hash, files, isOpaque }: Known): CatalogItem {
  const { id = hash, title = '', alt, user, tags, category, rating, type } = fields;
  return {
    id,
    title,
    ...(id !== hash && { media: hash }),
    ...(alt && { alt_text: alt }),
    ...(tags && { tags }),
    ...(category && { category }),
    ...(rating && { rating }),
    ...(user && { username: user }),
    ...((type ? type === 'sticker' : !isOpaque) && { type: 'sticker' }),
    files,
  };
}

/** Renders new and changed files. The results are in the order of the sources; failures are undefined. */
async function renderAll(
  sources: readonly Source[],
  target: string,
  cache: Cache,
  { onProgress }: BuildOptions,
  report: Pick<BuildReport, 'failures' | 'rendered'>,
): Promise<(Known | undefined)[]> {
  const byHash = new Map(Object.values(cache.files).map((known) => [known.hash, known]));
  const running = new Map<string, Promise<Rendered>>();
  const results: (Known | undefined)[] = [];
  let [next, done] = [0, 0];

  async function one({ path, file, size, mtimeMs }: Source): Promise<Known | undefined> {
    const known = Object.hasOwn(cache.files, path) ? cache.files[path] : undefined;
    if (known?.size === size && known.mtimeMs === mtimeMs) return known;
    try {
      if (size === 0) throw new Error('it is empty');
      const hash = shortHash(await readFile(file));
      const shared = byHash.get(hash) ?? running.get(hash);
      const rendering = shared ?? render(file, join(target, 'media', hash), cache.canUseFfmpeg);
      if (rendering instanceof Promise) running.set(hash, rendering);
      const { files, isOpaque } = await rendering;
      if (!shared) report.rendered += 1;
      return { size, mtimeMs, hash, files, isOpaque };
    } catch (error) {
      report.failures.push(`${path}: ${(error as Error).message.trim().split('\n')[0]}.`);
      return undefined;
    }
  }

  async function work(): Promise<void> {
    while (next < sources.length) {
      const index = next;
      next += 1;
      results[index] = await one(sources[index] as Source);
      done += 1;
      onProgress?.(done, sources.length);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/** Removes what no catalog refers to any more. The pages of the previous build stay for its readers. */
async function removeOld(target: string, builds: readonly unknown[], old: Cache, now: Cache) {
  const used = new Set(Object.values(now.files).map(({ hash }) => hash));
  const ids = new Set(now.ids);
  const media = Object.values(old.files).filter(({ hash }) => !used.has(hash));
  const pages = await readdir(join(target, 'pages')).catch(() => []);
  const paths = [
    ...media.map(({ hash }) => `media/${hash}`),
    ...old.ids.filter((id) => !ids.has(id)).map((id) => `gifs/${id}.json`),
    ...pages.filter((build) => !builds.includes(build)).map((build) => `pages/${build}`),
  ];
  for (const path of paths) await rm(join(target, path), { recursive: true, force: true });
}

/**
 * Builds a catalog from a folder. Only new and changed files are rendered, and readers see the old catalog until the
 * new one is complete.
 *
 * @param source folder of GIF, WebP, MP4, PNG and APNG files.
 * @param target folder of the catalog, which may be inside the source.
 * @throws {Error} if a folder or the metadata cannot be read, or the target would write into the source.
 */
export async function buildCatalog(
  source: string,
  target: string,
  options: BuildOptions = {},
): Promise<BuildReport> {
  const [first = ''] = relative(target, source).split(sep);
  if (first === '' || FOLDERS.includes(first)) {
    throw new Error(`A catalog in ${target} would write among your GIFs: choose another target.`);
  }
  const { notes, sources } = await readFolder(source, target);
  if (options.order === 'newest') sources.sort((a, b) => b.mtimeMs - a.mtimeMs);
  const canUseFfmpeg = await hasFfmpeg();
  if (!canUseFfmpeg) notes.push('ffmpeg is not installed, so there are no MP4s.');
  const empty: Cache = { version: 1, canUseFfmpeg, files: {}, ids: [] };
  const old = (await readJson<Cache>(join(target, CACHE))) ?? empty;
  const usable = old.canUseFfmpeg === canUseFfmpeg ? old : empty;

  const report: BuildReport = { count: 0, rendered: 0, notes, failures: [] };
  const results = await renderAll(sources, target, usable, options, report);

  const items = new Map<string, CatalogItem>();
  const untold: string[] = [];
  const files: [string, Known][] = [];
  for (const [index, known] of results.entries()) {
    const from = sources[index] as Source;
    if (!known) continue;
    files.push([from.path, known]);
    const item = toItem(from, known);
    if (items.has(item.id))
      report.failures.push(`${from.path}: another file has its id or content, ${item.id}.`);
    else items.set(item.id, item);
    if (!item.alt_text) untold.push(from.path);
  }
  if (untold.length > 0)
    notes.push(
      `${untold.length} without “alt”, described by their titles: ${untold.slice(0, LISTED).join(', ')}`,
    );
  const list = [...items.values()];
  const now: Cache = { ...empty, files: Object.fromEntries(files), ids: [...items.keys()] };

  const index = await readJson<CatalogIndex>(join(target, 'index.json'));
  const build = buildOf(list);
  if (index?.build !== build) {
    for (const [path, body] of indexFiles(list)) await writeJson(join(target, path), body);
  }
  await writeJson(join(target, CACHE), now);
  await removeOld(target, [build, index?.build], old, now);
  return { ...report, count: list.length };
}
