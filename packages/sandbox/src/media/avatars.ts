import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { avatar } from '../art/avatar.ts';
import { banner } from '../art/banner.ts';
import { encode, type ImageFormat } from '../art/encode.ts';
import { renderFrames } from '../art/render.ts';
import { notFound } from '../http/errors.ts';
import { contentTypes } from './content-types.ts';
import { respond } from './respond.ts';

/** Height of the variant whose file name is `80h`, in px. */
const SMALL_HEIGHT = 80;

/** Pictures that are cached. */
const MAX_CACHED = 256;

const formats: ReadonlyMap<string, ImageFormat> = new Map([
  ['gif', 'gif'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);

interface Picture {
  kind: 'avatar' | 'banner';
  /** Username, or `default1` to `default5`. */
  name: string;
  small: boolean;
  format: ImageFormat;
}

/** `avatars/default1.gif` to `avatars/default5.gif`. */
const defaultAvatar = /^\/?(avatars)\/(default[1-5])(\/80h)?\.(\w+)$/;
/** `avatars/<name>/<file>.<ext>`, and `headers` for banners. */
const ownPicture = /^\/?(avatars|headers)\/([^/]+)\/[^/]+?(\/80h)?\.(\w+)$/;

const pictureAt = (path: string): Picture | undefined => {
  const match = defaultAvatar.exec(path) ?? ownPicture.exec(path);
  const [, folder, name, small, extension = ''] = match ?? [];
  const format = formats.get(extension.toLowerCase());
  if (!name || !format) return undefined;
  return { kind: folder === 'avatars' ? 'avatar' : 'banner', name, small: Boolean(small), format };
};

const draw = ({ kind, name, small, format }: Picture): Promise<Buffer> => {
  const loop = kind === 'avatar' ? avatar(name) : banner(name);
  const height = small ? SMALL_HEIGHT : loop.height;
  const width = Math.round((height * loop.width) / loop.height);
  const count = format === 'gif' || format === 'webp' ? undefined : 1;
  return encode(renderFrames(loop, { width, height, count }), format);
};

/** Serves avatars and banners, which are drawn from a user's name. */
export function createAvatars(): (request: Request, path: string) => Promise<Response> {
  const pictures = new LRUCache<string, Buffer, Picture>({
    max: MAX_CACHED,
    // Requests wait for a picture: evicting it must not abort its drawing.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  });

  return async (request, path) => {
    const picture = pictureAt(path);
    if (!picture) throw notFound();
    const key = JSON.stringify(picture);
    const bytes = await pictures.forceFetch(key, { context: picture });
    return respond(request, {
      type: contentTypes[picture.format],
      hash: hash('md5', bytes),
      read: () => bytes,
    });
  };
}
