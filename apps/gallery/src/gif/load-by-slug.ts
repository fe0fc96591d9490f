import { isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { idsOf } from '../address/route.ts';
import type { OpenedGif } from '../settings.ts';

/**
 * Loads the GIF whose id a slug ends with.
 *
 * @throws the error of a failed request, unless the service has no such GIF.
 */
export async function loadBySlug(
  slug: string,
  load: (id: string) => Promise<IGif>,
): Promise<OpenedGif> {
  for (const id of idsOf(slug)) {
    try {
      const gif = await load(id);
      if (!gif.is_removed) return gif;
    } catch (error) {
      if (!isFetchError(error) || (error.status !== 404 && error.status !== 410)) throw error;
    }
  }
  return 'missing';
}
