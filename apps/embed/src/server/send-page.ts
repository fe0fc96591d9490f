import { chooseEncoding, ENCODINGS, type Encoders } from './encodings.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import type { Page } from './pages.tsx';

type Headers = Readonly<Record<string, string>>;

export interface PageSender {
  /**
   * Sends a page. One with status 200 has a strong ETag, and whoever has the page already is told so and no
   * more.
   *
   * @param status @default 200
   * @returns the response at once where its bytes are there.
   */
  send: (
    request: Request,
    page: Page,
    headers: Headers,
    status?: number,
  ) => Response | Promise<Response>;
}

/** What `Vary` names where there is a choice. */
const NEGOTIATED = 'Accept-Encoding';

export function createPageSender(encoders: Encoders): PageSender {
  const available = ENCODINGS.filter((encoding) => encoders[encoding]);
  const isNegotiated = available.length > 0;

  return {
    send(request, page, headers, status = 200) {
      const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), available);
      const sent: Record<string, string> = { ...headers };
      if (isNegotiated) sent.Vary = headers.Vary ? `${headers.Vary}, ${NEGOTIATED}` : NEGOTIATED;
      if (status === 200) {
        sent.ETag = entityTag(page.digest, encoding);
        if (isKnown(request.headers.get('If-None-Match'), sent.ETag)) {
          return new Response(null, { status: 304, headers: sent });
        }
      }
      sent['Content-Type'] = 'text/html; charset=UTF-8';
      if (encoding) sent['Content-Encoding'] = encoding;
      const respond = (body: Uint8Array<ArrayBuffer>) =>
        new Response(body, { status, headers: sent });
      const bytes = page.body.in(encoding);
      return bytes instanceof Promise ? bytes.then(respond) : respond(bytes);
    },
  };
}
