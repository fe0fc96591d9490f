import type { IGif } from '@gifkit/model';
import { cardTags } from '@gifkit/server-kit';
import { raw } from 'hono/html';
import { EMBED_SIZE } from '../constants.ts';
import { embedPath } from '../embed-path.ts';
import { getStageRatio } from '../player/stage-images.ts';
import type { Settings } from './settings.ts';

/**
 * What other sites read of a page.
 *
 * @param named the GIF with the words of the page's language.
 */
export const headTags = (gif: IGif, named: IGif, { publicUrl, providerName }: Settings) =>
  raw(
    cardTags(gif, {
      named,
      siteName: providerName,
      page: publicUrl + embedPath(gif),
      embedUrl: publicUrl,
      width: EMBED_SIZE,
      height: Math.round(EMBED_SIZE / getStageRatio(gif)),
    }).trim(),
  );
