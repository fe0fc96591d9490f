import { getAltText, type IGif, safeUrl } from '@gifkit/model';
import { html } from 'hono/html';
import { EMBED_SIZE } from '../constants.ts';
import { embedPath, framePath } from '../embed-path.ts';
import { getStageRatio } from '../player/stage-images.ts';
import type { Settings } from './settings.ts';

/**
 * What other sites read of a page: Open Graph, Twitter's player card, which takes title and picture from there,
 * and where to ask for an oEmbed.
 *
 * @param named the GIF with the words of the page's language.
 */
export function headTags(gif: IGif, named: IGif, { publicUrl, providerName }: Settings) {
  const page = publicUrl + embedPath(gif);
  const player = `${publicUrl}${framePath(gif, 'player')}?context=twitter`;
  const description = getAltText(named);
  const title = gif.title || description;
  const { original } = gif.images;
  // Other sites get the still of a GIF that flashes.
  const image = safeUrl(gif.is_flashing ? gif.images.original_still?.url : original?.url);
  const ratio = getStageRatio(gif);
  const height = Math.round(EMBED_SIZE / ratio);
  const video = gif.is_flashing ? undefined : safeUrl(original?.mp4);
  const oembed = (format: string) =>
    `${publicUrl}/oembed?format=${format}&url=${encodeURIComponent(page)}`;
  return html`<meta name="description" content="${description}">
<meta property="og:site_name" content="${providerName}">
<meta property="og:type" content="video.other">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${page}">
${
  image &&
  html`<meta property="og:image" content="${image}">
<meta property="og:image:width" content="${original.width}">
<meta property="og:image:height" content="${original.height}">
<meta property="og:image:alt" content="${description}">`
}
${
  video &&
  html`<meta property="og:video" content="${video}">
<meta property="og:video:type" content="video/mp4">`
}
<meta name="twitter:card" content="player">
<meta name="twitter:player" content="${player}">
<meta name="twitter:player:width" content="${EMBED_SIZE}">
<meta name="twitter:player:height" content="${height}">
<link rel="alternate" type="application/json+oembed" href="${oembed('json')}">
<link rel="alternate" type="text/xml+oembed" href="${oembed('xml')}">`;
}
