import { embedCode } from '@gifkit/embed-sdk';
import { escapeHtml, isGifId } from '@gifkit/embed-sdk/internal';
import { getAltText, type IGif, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { EMBED_SIZE, PAGE_MAX_AGE } from '../constants.ts';
import type { Language } from '../languages.ts';
import { getStageRatio } from '../player/stage-images.ts';
import { languageInQuery } from './language.ts';
import type { Settings } from './settings.ts';

/** What is asked for (oEmbed 1.0, section 2.2). */
interface OEmbedQuery {
  id: string;
  format: 'json' | 'xml';
  /** px; infinite where nobody says. */
  maxWidth: number;
  maxHeight: number;
  /** Of the page in the frame; its visitor's own where nobody says. */
  language: Language | undefined;
}

/** What was wrong with a question, and the status that says so. */
interface OEmbedProblem {
  status: 400 | 404 | 501;
  message: string;
}

/** A response of the type rich (oEmbed 1.0, section 2.3.4.4). */
type OEmbedResponse = Record<string, string | number>;

const isProblem = (value: number | OEmbedProblem): value is OEmbedProblem =>
  typeof value === 'object';

function readSize(name: string, value: string | null): number | OEmbedProblem {
  // Forms send what was not filled in as an empty text or 0.
  if (Number(value) === 0) return Number.POSITIVE_INFINITY;
  const size = Number(value);
  if (Number.isInteger(size) && size > 0) return size;
  return { status: 400, message: `${name} has to be a whole number of pixels, not "${value}".` };
}

/** The id of the GIF that an address of ours, of the GIF's own page, or of the service leads to. */
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
  // The pages of GIFs end in their ids: /gifs/happy-cat-a1b2.
  return isSite ? second.split('-').at(-1) : undefined;
}

/** The format that a response is asked for in; JSON where nobody says, and for a format that there is not. */
export const formatOf = (url: URL): 'json' | 'xml' =>
  url.searchParams.get('format') === 'xml' ? 'xml' : 'json';

/** Reads a question, or says what is wrong with it. */
export function readOEmbedQuery(url: URL, settings: Settings): OEmbedQuery | OEmbedProblem {
  const query = url.searchParams;
  const format = query.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') {
    return { status: 501, message: `The format "${format}" is not supported; json and xml are.` };
  }
  const address = query.get('url');
  if (!address) return { status: 400, message: 'url has to be the address of a GIF.' };
  const id = idOf(address, settings);
  if (!id || !isGifId(id)) {
    return { status: 404, message: 'There is no GIF at this address.' };
  }
  const maxWidth = readSize('maxwidth', query.get('maxwidth'));
  if (isProblem(maxWidth)) return maxWidth;
  const maxHeight = readSize('maxheight', query.get('maxheight'));
  if (isProblem(maxHeight)) return maxHeight;
  // As the question says, else as the address that it is about.
  const language = languageInQuery(url) ?? languageInQuery(new URL(address));
  return { id, format, maxWidth, maxHeight, language };
}

/** Size of a frame of the GIF's ratio: 480 px at most, and what is allowed. */
function sizeOf(ratio: number, { maxWidth, maxHeight }: OEmbedQuery) {
  const width = Math.min(EMBED_SIZE, maxWidth, Math.min(EMBED_SIZE, maxHeight) * ratio);
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio)) };
}

/** The largest first. */
const STILLS = ['original', 'fixed_height', 'fixed_width', 'fixed_width_small'] as const;

/** The still as a thumbnail within what is allowed; none, where nobody knows how large it is (section 2.3.4). */
function thumbnailOf({ images }: IGif, { maxWidth, maxHeight }: OEmbedQuery) {
  const [thumbnail] = STILLS.flatMap((name) => {
    const still = images[`${name}_still`];
    const url = safeUrl(still?.url);
    // A still has the size of its GIF.
    const { width, height } = (still?.width ? still : images[name]) ?? {};
    const fits = width && height && width <= maxWidth && height <= maxHeight;
    return url && fits
      ? [{ thumbnail_url: url, thumbnail_width: width, thumbnail_height: height }]
      : [];
  });
  return thumbnail;
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
      // Of the rounded size, so that its height attribute is the one above, and keeps to what is allowed.
      ratio: width / height,
      ...(query.language && { params: { lang: query.language } }),
    }),
    width,
    height,
    ...thumbnailOf(gif, query),
  };
}

// Signs that XML 1.0 does not allow, not even escaped.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function toXml(response: OEmbedResponse, root: string): string {
  const fields = Object.entries(response).map(
    ([name, value]) => `  <${name}>${escapeHtml(String(value).replace(NOT_XML, ''))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<${root}>\n${fields.join('\n')}\n</${root}>\n`;
}
