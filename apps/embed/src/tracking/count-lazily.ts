import type { GifAction } from '@gifkit/analytics';
import type { PageData } from '../page-data.ts';

type Pingbacks = typeof import('./pingbacks.ts');

/** Lazy-loads analytics. */
async function withPingbacks(use: (pingbacks: Pingbacks) => void): Promise<void> {
  try {
    use(await import('./pingbacks.ts'));
  } catch (error) {
    console.warn('pingbacks failing to post: analytics could not be loaded', error);
  }
}

/** Counts what happens to the GIF of the page. Analytics is lazy-loaded, with the first event. */
export const countLazily = (
  action: GifAction,
  { gif, service }: Pick<PageData, 'gif' | 'service'>,
  position: Element,
): Promise<void> => withPingbacks(({ countGif }) => countGif(action, gif, service, position));

/** Sends again what the service has not accepted. */
export const resendLazily = ({ service }: Pick<PageData, 'service'>): Promise<void> =>
  withPingbacks(({ resend }) => resend(service));
