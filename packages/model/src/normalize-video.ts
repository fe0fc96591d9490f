import { isJson, tidyCopy } from './json.ts';
import { normalizeImages } from './normalize-images.ts';

function normalizeCaptions(raw: unknown): Record<string, unknown> {
  const captions = isJson(raw) ? tidyCopy(raw) : {};
  for (const [language, track] of Object.entries(captions)) {
    if (isJson(track)) captions[language] = tidyCopy(track, { optionalTexts: ['srt', 'vtt'] });
    else delete captions[language];
  }
  return captions;
}

/** Normalizes a clip's video: assets and previews get integer sizes. Undefined if there is no video. */
export function normalizeVideo(raw: unknown): Record<string, unknown> | undefined {
  if (!isJson(raw)) return undefined;
  const { captions, ...video } = tidyCopy(raw, {
    optionalTexts: ['description', 'dash_manifest_url', 'hls_manifest_url', 'native'],
  });
  return {
    ...video,
    ...(captions !== undefined && { captions: normalizeCaptions(captions) }),
    assets: normalizeImages(raw.assets),
    previews: normalizeImages(raw.previews),
  };
}
