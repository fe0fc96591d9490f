import type { PictureFormat } from './art.ts';

const formats: ReadonlyMap<string, PictureFormat> = new Map([
  ['gif', 'gif'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);

export interface Picture {
  kind: 'avatar';
  /** Username, or `default1` to `default5`. */
  name: string;
  small: boolean;
  format: PictureFormat;
}

const AVATAR = /^\/?avatars\/(?:(default[1-5])|([^/]+)\/[^/]+?)(\/80h)?\.(\w+)$/;

/** Parses the path of an avatar; `undefined` if it is none. */
export function pictureAt(path: string): Picture | undefined {
  const [, number, username, small, extension = ''] = AVATAR.exec(path) ?? [];
  const name = number ?? username;
  const format = formats.get(extension.toLowerCase());
  if (!name || !format) return undefined;
  return { kind: 'avatar', name, small: Boolean(small), format };
}
