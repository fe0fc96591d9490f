import type { IGif } from '@gifkit/model';
import type { PageData } from '../page-data.ts';
import { RATIO } from '../player/PlayerFrame.ts';
import { getStageRatio } from '../player/stage-images.ts';
import { previewCss } from '../related/preview-css.ts';
import type { PreviewStill } from '../related/preview-layout.ts';

/** The styles that only this page has: measures of its GIFs. Empty for the bare player, which has none. */
export function pageCss(
  variant: PageData['variant'],
  gif: IGif,
  related: readonly PreviewStill[] = [],
): string {
  if (variant === 'player') return '';
  const ratio = Number(getStageRatio(gif).toFixed(4));
  return `:root{${RATIO}:${ratio}}${related.length > 0 ? previewCss(related) : ''}`;
}
