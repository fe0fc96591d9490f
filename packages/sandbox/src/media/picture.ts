import type { PictureFormat } from './art.ts';

const formats: ReadonlyMap<string, PictureFormat> = new Map([
  ['gif', 'gif'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);

export interface Picture {
  kind: 'avatar' | 'banner';
  /** Username, or `default1` to `default5`. */
  name: string;
  small: boolean;
  format: PictureFormat;
}

const defaultAvatar = /^\/?(avatars)\/(default[1-5])(\/80h)?\.(\w+)$/;
const ownPicture = /^\/?(avatars|headers)\/([^/]+)\/[^/]+?(\/80h)?\.(\w+)$/;

/** Parses the path of a picture; `undefined` if it is none. */
export function pictureAt(path: string): Picture | undefined {
  const match = defaultAvatar.exec(path) ?? ownPicture.exec(path);
  const [, folder, name, small, extension = ''] = match ?? [];
  const format = formats.get(extension.toLowerCase());
  if (!name || !format) return undefined;
  return { kind: folder === 'avatars' ? 'avatar' : 'banner', name, small: Boolean(small), format };
}
