import type { GifAction } from '@gifkit/analytics';
import type { PageData } from '../page-data.ts';

/** Counts what happens to the GIF of the page. Analytics is lazy-loaded, with the first event. */
export async function countLazily(
  action: GifAction,
  { gif, service }: Pick<PageData, 'gif' | 'service'>,
  position: Element,
): Promise<void> {
  try {
    const { countGif } = await import('./pingbacks.ts');
    countGif(action, gif, service, position);
  } catch (error) {
    console.warn('pingbacks failing to post: analytics could not be loaded', error);
  }
}
