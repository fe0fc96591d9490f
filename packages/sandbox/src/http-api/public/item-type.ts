/** The `type` of an item for each type in a path, such as `gifs` in `/v1/gifs/search`. */
export const KIND_OF_TYPE = {
  gifs: 'gif',
  stickers: 'sticker',
  text: 'text',
  videos: 'video',
} as const;

type ItemType = keyof typeof KIND_OF_TYPE;

export const isItemType = (value: string | undefined): value is ItemType =>
  value !== undefined && Object.hasOwn(KIND_OF_TYPE, value);
