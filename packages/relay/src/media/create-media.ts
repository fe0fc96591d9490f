import type { Answer } from '../answer/answer.ts';
import { Problem } from '../answer/problem.ts';
import { createLinks } from './links.ts';
import type { ReadMediaOptions } from './media-options.ts';
import { sendMedia } from './send-media.ts';
import { withLinks } from './with-links.ts';

/** Media through a relay: links in its answers, and the files behind them. */
export function createMedia(
  { secret, origins, maxAge, maxBytes }: ReadMediaOptions,
  send: typeof fetch,
  timeout: number,
) {
  const links = createLinks(secret, maxAge);
  return {
    withLinks: (answer: Answer): Promise<Answer> => withLinks(answer, origins, links.sign),
    /** @throws {Problem} */
    async send(request: Request, link: string): Promise<Response> {
      const read = await links.read(link);
      if (!read) throw new Problem({ status: 403, detail: 'The link is none, or has ended.' });
      return sendMedia(request, read.url, read.until, { send, origins, maxBytes, timeout });
    },
  };
}
