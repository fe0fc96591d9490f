import { html } from 'hono/html';
import { type Entry, SEARCHED, type Searched, tagText } from '../catalog/entry.ts';
import { searchPage } from '../catalog/search/search-page.ts';
import type { Page, Selection } from '../catalog/search/selection.ts';
import { MAX_OFFSET, MAX_QUERY_LENGTH } from '../constants.ts';
import type { Context } from '../http-api/context.ts';
import type { Markup } from './layout.ts';

const PER_PAGE = 24;

const NAMES: Readonly<Record<Searched, string>> = {
  gif: 'GIFs',
  sticker: 'Stickers',
  text: 'Texts',
  video: 'Clips',
};

/** The part of the catalog that the page shows. Wrong values in its address are ignored. */
export interface Shown {
  kind: Searched;
  typed: string;
  offset: number;
}

export const readShown = (query: URLSearchParams): Shown => ({
  kind: SEARCHED.find((kind) => kind === query.get('kind')) ?? 'gif',
  typed: (query.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
  offset: Math.min(MAX_OFFSET, Math.max(0, Math.trunc(Number(query.get('offset')) || 0))),
});

const find = ({ namespace }: Context, { kind, typed, offset }: Shown): Page => {
  const selection: Selection = { kind, rating: 'r' };
  return typed
    ? searchPage(namespace.catalog, typed, { ...selection, unlisted: true }, offset, PER_PAGE)
    : namespace.catalog.list(selection, offset, PER_PAGE);
};

interface Image {
  url?: string;
  width?: string;
  height?: string;
}

/** A still, which needs no drawing. A text has none, so it is drawn. */
const picture = ({ namespace, addresses }: Context, entry: Entry): Markup | '' => {
  const { images } = namespace.mediaJson(entry, addresses.origin);
  const one = (images.fixed_height_small_still ?? images.fixed_height_still) as Image | undefined;
  if (!one?.url) return '';
  const { pathname } = new URL(one.url);
  return html`<img src="${pathname}" width="${one.width ?? ''}" height="${one.height ?? ''}" alt="" loading="lazy">`;
};

const item = (context: Context, entry: Entry): Markup => {
  const { id, title, rating, username, tags } = entry;
  const details = [username && `@${username}`, `rated ${rating}`].filter(Boolean).join(' · ');
  return html`<li>
<div class="picture">${picture(context, entry)}</div>
<h3 dir="auto">${title || 'Without a title'}</h3>
<p class="soft"><code>${id}</code></p>
<p class="soft">${details}</p>
<p class="soft tags" dir="auto">${tags.map(tagText).join(', ')}</p>
<p><a href="/v1/gifs/${id}?api_key=admin">JSON<span class="hidden"> of ${title || id}</span></a>
<a href="${context.addresses.embed}${id}">Embed<span class="hidden"> of ${title || id}</span></a></p>
</li>`;
};

const pageLink = ({ kind, typed }: Shown, namespace: string, offset: number, name: string) => {
  const query = new URLSearchParams({ namespace, kind, q: typed, offset: String(offset) });
  return html`<a class="button" href="?${query.toString()}#catalog">${name}</a>`;
};

/** The items of a kind, or the results of a search. */
export function catalog(context: Context, shown: Shown): Markup {
  const { name: namespace } = context.namespace;
  const { entries, total } = find(context, shown);
  const { kind, typed, offset } = shown;
  const last = offset + entries.length;
  return html`<form class="row" action="#catalog" role="search">
<input type="hidden" name="namespace" value="${namespace}">
<label>Kind <select name="kind">${SEARCHED.map(
    (one) => html`<option value="${one}"${one === kind ? ' selected' : ''}>${NAMES[one]}</option>`,
  )}</select></label>
<label>Words <input type="search" name="q" value="${typed}" maxlength="${MAX_QUERY_LENGTH}"></label>
<button>Search</button>
</form>
<p class="soft">${entries.length > 0 ? `${offset + 1} to ${last} of ${total}` : 'Nothing found.'}</p>
<ul class="items">${entries.map((entry) => item(context, entry))}</ul>
<p class="row">${offset > 0 ? pageLink(shown, namespace, Math.max(0, offset - PER_PAGE), 'Previous') : ''}
${last < total ? pageLink(shown, namespace, last, 'Next') : ''}</p>`;
}
