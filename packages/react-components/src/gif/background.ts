import { BRAND_COLORS, type BrandColor, getBrandColor, type IGif } from '@gifkit/model';

export const STICKER_CLASS = 'giphy-gif-sticker';

/** Custom property with the `backgroundColor` of a tile. */
export const TILE_BACKGROUND = '--_tile-background';

const OWN_BACKGROUND_CLASS = 'giphy-gif-own-background';

const CHECKERBOARD_CLASS = 'giphy-gif-checkerboard';

const brandClass = (color: BrandColor) => `giphy-gif-brand-${BRAND_COLORS.indexOf(color)}`;

/** Returns the background classes of a picture. Browsers would parse an inline style for each tile. */
export function pictureClasses({ id, is_sticker }: IGif, hasOwnBackground: boolean): string {
  if (is_sticker)
    return `${STICKER_CLASS} ${hasOwnBackground ? OWN_BACKGROUND_CLASS : CHECKERBOARD_CLASS}`;
  return hasOwnBackground ? OWN_BACKGROUND_CLASS : brandClass(getBrandColor(id));
}

/** The checkerboard shows where a sticker is transparent. */
export const backgrounds = `
  ${BRAND_COLORS.map((color) => `.${brandClass(color)} { background: ${color}; }`).join('')}
  .${OWN_BACKGROUND_CLASS} {
    background: var(${TILE_BACKGROUND});
  }
  .${CHECKERBOARD_CLASS} {
    background: repeating-conic-gradient(#212222 0 25%, #161616 0 50%) 0 0 / 56px 56px;
  }
`;
