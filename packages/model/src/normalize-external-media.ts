import { isJson, tidyCopy } from './json.ts';

/** The video that a GIF was made from; undefined when the service does not name it. */
export function normalizeExternalMedia(raw: unknown): Record<string, unknown> | undefined {
  if (!isJson(raw) || typeof raw.provider_name !== 'string') return undefined;
  if (typeof raw.asset_uid !== 'string') return undefined;
  const { start, ...media } = tidyCopy(raw);
  // An object could throw when it is made a number.
  const seconds = typeof start === 'object' ? Number.NaN : Number(start);
  return { ...media, ...(seconds >= 0 && Number.isFinite(seconds) && { start: seconds }) };
}
