import { Problem } from '../response/problem.ts';
import type { ResponseBody } from '../response/response.ts';
import { createLinks } from './links.ts';
import { sendMedia } from './send-media.ts';

type Sign = (url: string) => Promise<string>;

/** Fields of a GIF or category that contain only media URLs. */
const MEDIA_FIELDS: readonly string[] = ['images', 'video', 'preview'];

const originOf = (text: string): string | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;

/** Longer URLs are data URLs, which do not fit into a link. */
const MAX_URL = 2000;

/**
 * Replaces the media URLs of a response with links through the relay. It removes media of other hosts, which
 * would see the user's address. Links to pages stay.
 */
async function withLinks(
  body: ResponseBody,
  origins: ReadonlySet<string>,
  sign: Sign,
): Promise<ResponseBody> {
  const replace = async (value: unknown, isMedia: boolean): Promise<unknown> => {
    if (typeof value === 'string') {
      const origin = originOf(value);
      if (origin === undefined) return value;
      if (origins.has(origin) && value.length <= MAX_URL) return sign(value);
      return isMedia ? '' : value;
    }
    if (Array.isArray(value)) return Promise.all(value.map((item) => replace(item, isMedia)));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(async ([name, field]) => [
      name,
      await replace(field, isMedia || MEDIA_FIELDS.includes(name)),
    ]);
    return Object.fromEntries(await Promise.all(fields));
  };
  return { ...body, data: (await replace(body.data, false)) as readonly unknown[] };
}

interface MediaSettings {
  secret: string;
  /** Allowed origins of files. */
  hosts: ReadonlySet<string>;
  /** ms */
  maxAge: number;
  maxBytes: number;
}

export function createMedia(
  { secret, hosts: origins, maxAge, maxBytes }: MediaSettings,
  send: typeof fetch,
  timeout: number,
) {
  const links = createLinks(secret, maxAge);
  return {
    withLinks: (body: ResponseBody): Promise<ResponseBody> => withLinks(body, origins, links.sign),
    /** @throws {Problem} */
    async send(request: Request, link: string): Promise<Response> {
      const read = await links.read(link);
      if (!read) throw new Problem({ status: 403, detail: 'The link is invalid or has expired.' });
      return sendMedia(request, read.url, read.until, { send, origins, maxBytes, timeout });
    },
  };
}
