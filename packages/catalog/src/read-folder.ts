import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { parse } from 'yaml';

/** File of a catalog that says what it was built from. */
export const CACHE = '.catalog-cache.json';

const ENDINGS: readonly string[] = ['.gif', '.webp', '.mp4', '.png', '.apng'];
const METADATA: readonly string[] = ['catalog.json', 'catalog.yaml', 'catalog.yml'];

/** Marks that would change the direction of the text around a title. */
const BIDI_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Valid values of the fields of a GIF in `catalog.json`. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  id: (value) => isText(value) && /^[\w-]{1,100}$/.test(value),
  title: isText,
  alt: isText,
  category: isText,
  user: isText,
  tags: (value) => Array.isArray(value) && value.every(isText),
  rating: (value) => ['y', 'g', 'pg', 'pg-13', 'r'].includes(value as string),
  type: (value) => value === 'gif' || value === 'sticker',
};

interface Fields {
  id?: string;
  title?: string;
  alt?: string;
  category?: string;
  user?: string;
  tags?: readonly string[];
  rating?: string;
  type?: 'gif' | 'sticker';
}

export interface Source {
  /** In the folder, with slashes. */
  path: string;
  file: string;
  size: number;
  mtimeMs: number;
  fields: Fields;
}

interface Folder {
  /** In the order of the metadata, then by path. */
  sources: Source[];
  /** Sentences about files and fields that were left out. */
  notes: string[];
}

/** Returns the valid fields of one GIF. */
function readFields(where: string, value: unknown, notes: string[]): Fields {
  const entries = Object.entries(Object(value) as object).filter(([name, field]) => {
    const isValid = Object.hasOwn(FIELDS, name) && FIELDS[name]?.(field);
    if (!isValid)
      notes.push(`${where}: the field “${name}” is unknown or invalid, and was ignored.`);
    return isValid;
  });
  return Object.fromEntries(entries);
}

/** Title, category and tags by the names of the file and of its folders. */
function namesOf(path: string): Fields {
  const words = (name: string) =>
    name
      .replace(BIDI_MARKS, '')
      .split(/[\s_-]+/)
      .filter(Boolean)
      .join(' ');
  const folders = dirname(path)
    .split('/')
    .map(words)
    .filter((name) => name !== '.');
  const category = folders.at(-1);
  return {
    title: words(basename(path, extname(path))) || 'GIF',
    ...(category && { category, tags: folders }),
  };
}

/**
 * Reads the names of a folder's files and their metadata, but not the files themselves.
 *
 * @param ignored folder inside that is not read.
 * @throws {Error} if the folder cannot be read, or its metadata is no JSON or YAML object.
 */
export async function readFolder(root: string, ignored: string): Promise<Folder> {
  const notes: string[] = [];
  const metadata = new Map<string, Fields>();
  const paths: string[] = [];

  async function readMetadata(file: string): Promise<void> {
    const where = relative(root, file);
    const text = await readFile(file, 'utf8');
    let value: unknown;
    try {
      value = file.endsWith('.json') ? JSON.parse(text) : parse(text);
    } catch (error) {
      throw new Error(`${where} is invalid: ${(error as Error).message}`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${where} must be an object with fields by file name.`);
    }
    for (const [name, fields] of Object.entries(value)) {
      const path = relative(root, resolve(dirname(file), name))
        .split(sep)
        .join('/');
      metadata.set(path, {
        ...metadata.get(path),
        ...readFields(`${where}, ${name}`, fields, notes),
      });
    }
  }

  async function walk(folder: string): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    // A built catalog.
    if (entries.some(({ name }) => name === CACHE)) return;
    for (const entry of entries) {
      const file = join(folder, entry.name);
      if (entry.name.startsWith('.') || resolve(file) === resolve(ignored)) continue;
      if (entry.isDirectory()) await walk(file);
      else if (METADATA.includes(entry.name)) await readMetadata(file);
      else if (ENDINGS.includes(extname(entry.name).toLowerCase()) && entry.isFile())
        paths.push(relative(root, file).split(sep).join('/'));
      else {
        const kind = entry.isSymbolicLink() ? 'a link' : 'not a GIF, WebP, MP4 or PNG';
        notes.push(`${relative(root, file)}: ${kind}, and was ignored.`);
      }
    }
  }

  await walk(root);
  const known = new Set(paths);
  const missing = [...metadata.keys()].filter((path) => !known.has(path));
  notes.push(...missing.map((path) => `${path}: in the metadata, but there is no such file.`));
  const ordered = [...new Set([...metadata.keys(), ...paths.sort()])].filter((path) =>
    known.has(path),
  );
  const sources = await Promise.all(
    ordered.map(async (path): Promise<Source> => {
      const file = join(root, path);
      const { size, mtimeMs } = await stat(file);
      return { path, file, size, mtimeMs, fields: { ...namesOf(path), ...metadata.get(path) } };
    }),
  );
  return { sources, notes };
}
