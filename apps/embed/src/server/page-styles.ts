import type { IGif } from '@gifkit/model';
import { GRID_WIDTH, RATIO } from '../constants.ts';
import embedPageCss from '../page/embed-page.css?inline';
import pageCss from '../page.css?inline';
import type { PageData } from '../page-data.ts';
import clipTabCss from '../player/clip-tab.css?inline';
import flashNoticeCss from '../player/flash-notice.css?inline';
import mobileFooterCss from '../player/mobile-footer.css?inline';
import { getStageRatio } from '../player/stage-images.ts';
import stickerCss from '../player/sticker.css?inline';
import { previewCss } from '../related/preview-css.ts';
import relatedCss from '../related/related.css?inline';

/** In a wide frame, px per px of the GIF: wider, it would be soft. */
const MAX_SCALE = 2;

/** A GIF and its related ones as the service sends them; `PageData` has reduced ones. */
export interface FullGif {
  gif: IGif;
  related?: readonly IGif[];
}

/** Returns the style sheets of a page: one for all pages, and one with its sizes and the parts that it has. */
export function pageStyles(
  { view, visit, gif, service }: PageData,
  full: FullGif,
): readonly string[] {
  const isEmbed = view === 'embed';
  const { original } = full.gif.images;
  const widest = MAX_SCALE * (original?.width || GRID_WIDTH);
  const own = [
    `:root{${RATIO}:${Number(getStageRatio(full.gif).toFixed(6))};--widest:${widest}px}`,
    isEmbed && embedPageCss,
    isEmbed && !visit.isMobile && !service.isCatalog && relatedCss,
    full.related?.length && previewCss(full.related),
    visit.isMobile && mobileFooterCss,
    gif.is_sticker && stickerCss,
    gif.is_flashing && flashNoticeCss,
    gif.video && clipTabCss,
  ];
  return [pageCss, own.filter(Boolean).join('')];
}
