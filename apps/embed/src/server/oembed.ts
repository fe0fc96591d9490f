import { EMBED_OPTIONS, embedCode, escapeHtml, isGifId } from '@gifkit/embed-sdk';
import type { Language } from '@gifkit/labels';
import { getAltText, type IGif, listFiles, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { FULL_FRAME } from '@gifkit/server-kit';
import { HTTPException } from 'hono/http-exception';
import { PAGE_MAX_AGE } from '../constants.ts';
import { getStageRatio } from '../player/stage-images.ts';
import { languageInQuery } from './page-request.ts';
import type { Settings } from './settings.ts';

/** px; maximum width and height of an embedded frame. */
const EMBED_SIZE = EMBED_OPTIONS.width.default;

interface OEmbedQuery {
  id: string;
  /** px; infinite if not given. */
  maxWidth: number;
  maxHeight: number;
  /** Language of the embed page; the user's own if not given. */
  language: Language | undefined;
}

/** Response of type `rich` (oEmbed 1.0, section 2.3.4.4). */
type OEmbedResponse = Record<string, string | number>;

const fail = (status: 400 | 404 | 501, message: string) => new HTTPException(status, { message });

function readSize(name: string, query: URLSearchParams): number {
  const value = query.get(name);
  const size = Number(value);
  // Forms send an empty field as '' or 0.
  if (size === 0) return Number.POSITIVE_INFINITY;
  if (Number.isInteger(size) && size > 0) return size;
  throw fail(400, `${name} has to be a whole number of pixels, not "${value}".`);
}

/** Returns the GIF id from an address of this server, of the GIF's page, or of the service. */
function idOf(address: string, { publicUrl, siteUrl, apiUrl }: Settings): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { href, pathname } = new URL(address);
  const [first = '', second = ''] = pathname.split('/').filter(Boolean).slice(-2);
  const isOurs = href.startsWith(`${publicUrl}/`) && /^(?:embed|player)$/.test(first);
  const isKnown = [siteUrl, new URL(apiUrl).origin].some(
    (site) => site !== undefined && href.startsWith(`${site}/`),
  );
  const isSite = isKnown && /^(?:gifs|stickers|clips|g)$/.test(first);
  if (isOurs) return second;
  // GIF pages end with the id: /gifs/happy-cat-a1b2.
  return isSite ? second.split('-').at(-1) : undefined;
}

/** @throws {HTTPException} with a message for the client. */
export function readOEmbedQuery(url: URL, settings: Settings): OEmbedQuery {
  const query = url.searchParams;
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') {
    throw fail(501, `The format "${format}" is not supported; json and xml are.`);
  }
  const address = query.get('url');
  if (!address) throw fail(400, 'url has to be the address of a GIF.');
  const id = idOf(address, settings);
  if (!id || !isGifId(id)) throw fail(404, 'There is no GIF at this address.');
  return {
    id,
    maxWidth: readSize('maxwidth', query),
    maxHeight: readSize('maxheight', query),
    // The request's own language wins over the one in its `url`.
    language: languageInQuery(url) ?? languageInQuery(new URL(address)),
  };
}

/**
 * Size of a frame with the GIF's ratio, limited to 480 px and the requested maximum, and large enough for all controls
 * if that maximum is.
 */
function sizeOf(ratio: number, { maxWidth, maxHeight }: OEmbedQuery) {
  const width = Math.min(EMBED_SIZE, maxWidth, Math.min(EMBED_SIZE, maxHeight) * ratio);
  const isSmall = maxWidth < FULL_FRAME.width || maxHeight < FULL_FRAME.height;
  const least = isSmall ? { width: 1, height: 1 } : FULL_FRAME;
  return {
    width: Math.max(least.width, Math.round(width)),
    height: Math.max(least.height, Math.round(width / ratio)),
  };
}

const STILLS = ['original', 'fixed_height', 'fixed_width', 'fixed_width_small'];

/** Thumbnail within the requested maximum; none if its size is unknown (section 2.3.4). */
function thumbnailOf(gif: IGif, { maxWidth, maxHeight }: OEmbedQuery) {
  const stills = listFiles(gif, ['still']).filter(
    ({ url, width, height }) =>
      safeUrl(url) && width && height && width <= maxWidth && height <= maxHeight,
  );
  const [best] = STILLS.flatMap((name) => stills.filter(({ rendition }) => rendition === name));
  return (
    best && {
      thumbnail_url: best.url,
      thumbnail_width: best.width,
      thumbnail_height: best.height,
    }
  );
}

export function toOEmbed(gif: IGif, query: OEmbedQuery, settings: Settings): OEmbedResponse {
  const { publicUrl, siteUrl, providerName } = settings;
  const { width, height } = sizeOf(getStageRatio(gif), query);
  const title = gif.title || getAltText(gif);
  const { user } = gif;
  const author = safeUrl(user?.profile_url);
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(providerName && { provider_name: providerName }),
    ...(siteUrl && { provider_url: siteUrl }),
    ...(shouldShowAttribution(user) && {
      author_name: user.display_name || user.username,
      ...(author && { author_url: author }),
    }),
    cache_age: PAGE_MAX_AGE,
    html: embedCode({
      id: String(gif.id),
      origin: publicUrl,
      title,
      width,
      // Ratio of the rounded size, so that the frame's height attribute equals `height` and respects the maximum.
      ratio: width / height,
      ...(query.language && { params: { lang: query.language } }),
    }),
    width,
    height,
    ...thumbnailOf(gif, query),
  };
}

// Characters that XML 1.0 forbids even as escapes.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function toXml(response: OEmbedResponse, root: string): string {
  const fields = Object.entries(response).map(
    ([name, value]) => `  <${name}>${escapeHtml(String(value).replace(NOT_XML, ''))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<${root}>\n${fields.join('\n')}\n</${root}>\n`;
}
