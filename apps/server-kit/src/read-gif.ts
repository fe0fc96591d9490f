import { type IGif, normalizeGif } from '@gifkit/model';
import { toPlainGif } from './plain-gif.ts';

/** A GIF as a page can show it, whoever has written it into a store; undefined where that is none. */
export function readGif(value: unknown): IGif | undefined {
  try {
    const { response_id = '' } = Object(value) as { response_id?: unknown };
    return toPlainGif(normalizeGif(value, String(response_id)));
  } catch {
    return undefined;
  }
}
