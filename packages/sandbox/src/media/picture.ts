import { avatar } from '../art/avatar.ts';
import { banner } from '../art/banner.ts';
import { encode, type ImageFormat } from '../art/encode.ts';
import { renderFrames } from '../art/render.ts';

/** Height of the variant whose file name is `80h`, in px. */
const SMALL_HEIGHT = 80;

const formats: ReadonlyMap<string, ImageFormat> = new Map([
  ['gif', 'gif'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);

/** An account's picture. */
export interface Picture {
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

/** The picture at a path; `undefined` if there is none. */
export function pictureAt(path: string): Picture | undefined {
  const match = defaultAvatar.exec(path) ?? ownPicture.exec(path);
  const [, folder, name, small, extension = ''] = match ?? [];
  const format = formats.get(extension.toLowerCase());
  if (!name || !format) return undefined;
  return { kind: folder === 'avatars' ? 'avatar' : 'banner', name, small: Boolean(small), format };
}

export function drawPicture({ kind, name, small, format }: Picture): Promise<Buffer> {
  const loop = kind === 'avatar' ? avatar(name) : banner(name);
  const height = small ? SMALL_HEIGHT : loop.height;
  const width = Math.round((height * loop.width) / loop.height);
  const count = format === 'gif' || format === 'webp' ? undefined : 1;
  return encode(renderFrames(loop, { width, height, count }), format);
}
