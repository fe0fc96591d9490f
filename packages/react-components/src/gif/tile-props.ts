import type { GifAppearanceProps, GifEventProps } from './gif-props.ts';

/** The props that all tiles of a list have in common. */
export type TileProps = GifAppearanceProps & GifEventProps;

/** Their names. The compiler checks that none is missing. */
const NAMES: Readonly<Record<keyof TileProps, true>> = {
  backgroundColor: true,
  getAlt: true,
  borderRadius: true,
  hideAttribution: true,
  overlay: true,
  media: true,
  noLink: true,
  tabIndex: true,
  controls: true,
  onPausedChange: true,
  onGifVisible: true,
  onGifSeen: true,
  onGifClick: true,
  onGifRightClick: true,
  onGifKeyPress: true,
};

/** Separates the props of the tiles from those of the element around them. */
export function splitTileProps<Props extends object>(
  props: Props,
): [tile: Pick<Props, keyof Props & keyof TileProps>, others: Omit<Props, keyof TileProps>] {
  const entries = Object.entries(props);
  const isTileProp = ([name]: [string, unknown]) => Object.hasOwn(NAMES, name);
  const pick = (those: typeof entries) => Object.fromEntries(those) as never;
  return [pick(entries.filter(isTileProp)), pick(entries.filter((entry) => !isTileProp(entry)))];
}
