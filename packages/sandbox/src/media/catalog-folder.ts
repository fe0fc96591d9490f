import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { CatalogEntry, OwnFile, OwnFormat } from '../catalog/entry.ts';
import { stableId } from '../catalog/ids.ts';
import { CatalogError, checkIds, ownEntry } from '../catalog/own-gif.ts';
import { ownImages } from './images.ts';
import { type PictureHeader, pictureHeader } from './picture-header.ts';

const FORMATS: Readonly<Record<string, [format: OwnFormat, type: string]>> = {
  '.gif': ['gif', 'image/gif'],
  '.webp': ['webp', 'image/webp'],
  '.mp4': ['mp4', 'video/mp4'],
  '.jpg': ['still', 'image/jpeg'],
  '.jpeg': ['still', 'image/jpeg'],
  '.png': ['still', 'image/png'],
};

/** Files with the same name: picture, other formats and description. */
interface Item {
  name: string;
  files: Partial<Record<OwnFormat, OwnFile>>;
  /** Header of the GIF or, without one, the WebP. */
  header?: PictureHeader;
  json?: unknown;
}

/** @throws {CatalogError} that begins with `failure`, if the work throws */
const tryTo = <Value>(failure: string, work: () => Value): Value => {
  try {
    return work();
  } catch (error) {
    throw new CatalogError(`${failure}: ${(error as Error).message}.`);
  }
};

const namesIn = (folder: string): string[] =>
  tryTo(`Cannot read the folder "${folder}" of the catalog`, () => readdirSync(folder))
    .filter((name) => !name.startsWith('.'))
    .sort();

const read = (path: string): Buffer =>
  tryTo(`Cannot read ${path} of the catalog`, () => readFileSync(path));

function add(item: Item, path: string): void {
  const ending = extname(path).toLowerCase();
  if (ending === '.json') {
    const text = read(path).toString();
    item.json = tryTo(`${path} is not JSON`, () => JSON.parse(text));
    return;
  }
  const known = FORMATS[ending];
  if (!known) {
    throw new CatalogError(
      `${path} is neither a picture (.gif, .webp), a video (.mp4), a still (.jpg, .png) nor JSON.`,
    );
  }
  const [format, type] = known;
  const bytes = read(path);
  const file: OwnFile = { path, type, bytes: bytes.byteLength, hash: hash('md5', bytes) };
  item.files[format] = file;
  if (format !== 'gif' && format !== 'webp') return;
  const header = pictureHeader(bytes, format);
  if (!header)
    throw new CatalogError(`${path} is not a ${ending.slice(1).toUpperCase()}, or is truncated.`);
  if (format === 'gif' || !item.header) item.header = header;
  if (format === 'gif') {
    const { firstFrame } = header;
    item.files.still ??= { ...file, hash: `${file.hash}-still`, bytes: firstFrame + 1, firstFrame };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if JSON is a GIF with media, a list or a response, rather than the description of a picture. */
const isOfService = (json: unknown): boolean =>
  !isObject(json) || 'data' in json || 'images' in json;

const gifsIn = (json: unknown): readonly unknown[] => {
  const data = isObject(json) && 'data' in json ? json.data : json;
  return Array.isArray(data) ? data : [data];
};

function pictureEntry(where: string, { name, files, header, json = {} }: Item): CatalogEntry {
  if (!header) {
    throw new CatalogError(
      `${where} has no picture: ${name}.gif or ${name}.webp must be beside it.`,
    );
  }
  if (!isObject(json) || 'images' in json) {
    throw new CatalogError(
      `${where}.json must be an object without "images", which come from the files.`,
    );
  }
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const id = typeof json.id === 'string' ? json.id : stableId(`file:${name}`);
  const images = ownImages(header, files, `{origin}/media/${id}/`);
  const entry = ownEntry(`${where}.json`, {
    title: words.join(' '),
    tags: words,
    ...json,
    id,
    images,
  });
  return { ...entry, media: { images, files } };
}

function itemsIn(folder: string): Item[] {
  const items = new Map<string, Item>();
  for (const file of namesIn(folder)) {
    const name = basename(file, extname(file));
    const item = items.get(name) ?? { name, files: {} };
    items.set(name, item);
    add(item, join(folder, file));
  }
  return [...items.values()];
}

/**
 * Reads a catalog from a folder. It contains pictures with optional other formats and JSON of the same name,
 * and JSON files of GIFs in the service's format.
 *
 * @returns entries in the order of the file names
 * @throws {CatalogError} if the folder cannot be read, or a file or field is invalid
 */
export function readCatalogFolder(folder: string): CatalogEntry[] {
  const found = itemsIn(folder).flatMap((item): [CatalogEntry, string][] => {
    const where = join(folder, item.name);
    // JSON without a picture contains GIFs of the service, unless it only describes a picture that is
    // missing.
    const isAlone = Object.keys(item.files).length === 0;
    if (!isAlone || !isOfService(item.json)) return [[pictureEntry(where, item), where]];
    return gifsIn(item.json).map((gif, index) => {
      const source = `${where}.json, GIF ${index}`;
      return [ownEntry(source, gif), source];
    });
  });
  if (found.length === 0) throw new CatalogError(`The folder "${folder}" of the catalog is empty.`);
  checkIds(found.map(([{ id }, where]) => [id, where]));
  return found.map(([entry]) => entry);
}
