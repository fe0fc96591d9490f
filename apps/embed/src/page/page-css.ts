import type { IGif } from '@gifkit/model';
import type { PageData } from '../page-data.ts';
import { getStageRatio } from '../player/stage-images.ts';
import { previewCss } from '../related/preview-css.ts';
import type { PreviewStill } from '../related/preview-layout.ts';
import { RATIO } from '../ui/frame.ts';

/** The styles of this page alone: the sizes of its GIFs. The bare player has but one GIF. */
export function pageCss(
  variant: PageData['variant'],
  gif: IGif,
  related: readonly PreviewStill[] = [],
): string {
  const ratio = Number(getStageRatio(gif).toFixed(6));
  return `:root{${RATIO}:${ratio}}${variant === 'page' && related.length > 0 ? previewCss(related) : ''}`;
}
