import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { avatar } from '../art/avatar.ts';
import { banner } from '../art/banner.ts';
import { encode, type ImageFormat } from '../art/encode.ts';
import { renderFrames } from '../art/render.ts';
import { contentTypes } from './content-types.ts';
import { notFound, respond } from './respond.ts';

/** Default avatars that the service has, `avatars/default1.gif` to `avatars/default5.gif`. */
const isDefaultAvatar = (name: string): boolean => /^default[1-5]$/.test(name);

/** Height in px of the variant whose file name is `80h`. */
const SMALL_HEIGHT = 80;

/** Pictures kept in memory. */
const MAX_KEPT = 256;

const formats: Record<string, ImageFormat> = {
  gif: 'gif',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
};

interface Picture {
  kind: 'avatar' | 'banner';
  /** Whose picture it is. */
  name: string;
  small: boolean;
  format: ImageFormat;
}

/** Reads `avatars/<name>/<file>.<ext>`, `avatars/<name>/<file>/80h.<ext>` and the same for `headers`. */
export function pictureAt(path: string): Picture | undefined {
  const [folder, ...rest] = path.replace(/^\//, '').split('/');
  const [, stem = '', extension = ''] = /^(.+)\.(\w+)$/.exec(rest.pop() ?? '') ?? [];
  const format = formats[extension.toLowerCase()];
  const kind = folder === 'avatars' ? 'avatar' : folder === 'headers' ? 'banner' : undefined;
  const small = stem === '80h';
  const [name = stem] = rest;
  if (!format || !kind || rest.length > (small ? 2 : 1)) return undefined;
  if ((rest.length === 0 || (small && rest.length === 1)) && !isDefaultAvatar(name)) {
    return undefined;
  }
  return { kind, name: decodeURIComponent(name), small, format };
}

const draw = ({ kind, name, small, format }: Picture): Promise<Buffer> => {
  const loop = kind === 'avatar' ? avatar(name) : banner(name);
  const height = small ? SMALL_HEIGHT : loop.height;
  const width = Math.round((height * loop.width) / loop.height);
  const count = format === 'gif' || format === 'webp' ? undefined : 1;
  return encode(renderFrames(loop, { width, height, count }), format);
};

/** Serves avatars and banners, which are drawn from a user's name. */
export function createAvatars(): (request: Request, path: string) => Promise<Response> {
  const kept = new LRUCache<string, { bytes: Buffer; hash: string }, Picture>({
    max: MAX_KEPT,
    async fetchMethod(_key, _stale, { context }) {
      const bytes = await draw(context);
      return { bytes, hash: createHash('md5').update(bytes).digest('hex') };
    },
  });

  return async (request, path) => {
    const picture = pictureAt(path);
    if (!picture) return notFound();
    const key = JSON.stringify(picture);
    const { bytes, hash } = await kept.forceFetch(key, { context: picture });
    return respond(request, { type: contentTypes[picture.format], hash, read: () => bytes });
  };
}
