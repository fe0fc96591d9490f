import { normalizeGif } from '../../packages/model/src/index.ts';

/** Draws a GIF 200 px wide, which needs no service. */
export function drawGif(index: number, height = 200) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"><rect width="100%" height="100%" fill="hsl(${index * 40} 60% 60%)"/></svg>`;
  const file = { width: 200, height, url: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  return normalizeGif({
    id: `gif${index}`,
    type: 'gif',
    title: `GIF ${index}`,
    images: { fixed_width: file, fixed_width_still: file, original: file, original_still: file },
  });
}
