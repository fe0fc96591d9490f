import { html } from 'hono/html';
import { type Entry, SEARCHED, type Searched, tagText } from '../catalog/entry.ts';
import { MAX_QUERY_LENGTH } from '../constants.ts';
import { FAULT_BODIES, FAULT_METHODS } from '../control/fault.ts';
import type { ActiveFault } from '../control/faults.ts';
import type { Log } from '../control/log.ts';
import type { RequestRecord } from '../control/request-record.ts';
import type { Context } from '../http-api/context.ts';
import { documentPaths } from '../openapi/paths.ts';
import type { SandboxEvent } from '../state/service.ts';
import { type Markup, page } from './start-page.ts';

const options = (values: readonly string[], none: string): Markup =>
  html`<option value="">${none}</option>${values.map((value) => html`<option>${value}</option>`)}`;

const inQuery = (query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
};

const faultItem = ({ id, fault, strikes }: ActiveFault): Markup => {
  const { path, method = 'Every method', query, ...rest } = fault;
  const words = `${method} ${path}${inQuery(query)} ${JSON.stringify(rest)}`;
  return html`<li>${words}
<div class="row">Struck ${strikes} so far. <button id="remove-${id}" data-remove="${id}" aria-label="Remove the fault ${words}">Remove</button></div></li>`;
};

const faultForm = (
  { faults }: Context,
  paths: readonly string[],
): Markup => html`<form id="fault-form" class="fields">
<label>Path <input name="path" required pattern="/.*" list="paths" placeholder="/v1/gifs/search" title="A path that begins with /; * matches within a segment, ** anything"></label>
<datalist id="paths">${paths.map((path) => html`<option value="${path}"></option>`)}</datalist>
<label>Query, such as q=cat* <input name="query"></label>
<label>Method <select name="method">${options(FAULT_METHODS, 'Every method')}</select></label>
<label>Status <input name="status" type="number" min="200" max="599"></label>
<label>Body <select name="body">${options(FAULT_BODIES, 'As usual')}</select></label>
<label>Message <input name="message"></label>
<label>Delay in ms <input name="latencyMs" type="number" min="0" max="600000"></label>
<label>Times <input name="times" type="number" min="1" max="1000000"></label>
<button>Add the fault</button>
</form>
<ul class="log" id="faults-list" data-live>${faults.active().map(faultItem)}</ul>`;

const clockForm = ({ clock }: Context): Markup => {
  const now = new Date(clock.now()).toISOString().slice(0, 19).replace('T', ' ');
  return html`<p>It is <time id="now" data-live>${now} UTC</time> for the service.</p>
<div class="row">
<button type="button" data-advance="60000">Forward 1 minute</button>
<button type="button" data-advance="3600000">Forward 1 hour</button>
<button type="button" data-advance="86400000">Forward 1 day</button>
<button type="button" data-advance="-3600000">Back 1 hour</button>
</div>
<form id="clock-form" class="row">
<label>Time, UTC <input name="now" type="datetime-local" step="1" required></label>
<button>Set the clock</button>
</form>`;
};

/** Number of shown requests and events. */
const SHOWN = 100;

const requestItem = ({ method, path, query, status }: RequestRecord): Markup => {
  const result = String(status || 'dropped');
  const isBad = status === 0 || status >= 400;
  return html`<li>${isBad ? html`<b class="bad">${result}</b>` : result} ${method} ${path}${inQuery(query)}</li>`;
};

const eventItem = (event: SandboxEvent): Markup => html`<li>${JSON.stringify(event)}</li>`;

/** Lists the last entries of a log, newest first. */
const log = <Entry>(name: string, { entries }: Log<Entry>, item: (entry: Entry) => Markup) =>
  html`<ol class="log" id="${name}-list" aria-label="Newest first" tabindex="0" data-live>${entries()
    .slice(-SHOWN)
    .reverse()
    .map(item)}</ol>`;

const PER_PAGE = 24;

const NAMES: Readonly<Record<Searched, string>> = {
  gif: 'GIFs',
  sticker: 'Stickers',
  text: 'Texts',
  video: 'Clips',
};

interface Shown {
  kind: Searched;
  q: string;
  offset: number;
}

interface Image {
  url?: string;
  width?: string;
  height?: string;
}

/** Renders a still, because stills need no drawing. Texts have none, so they are drawn. */
const picture = ({ media, addresses }: Context, entry: Entry): Markup | '' => {
  const { images } = media.mediaJson(entry, addresses.origin);
  const one = (images.fixed_height_small_still ?? images.fixed_height_still) as Image | undefined;
  if (!one?.url) return '';
  const { pathname } = new URL(one.url);
  return html`<img src="${pathname}" width="${one.width ?? ''}" height="${one.height ?? ''}" alt="" loading="lazy">`;
};

const item = (context: Context, entry: Entry): Markup => {
  const { id, title, rating, username, tags } = entry;
  const details = [username && `@${username}`, `rated ${rating}`].filter(Boolean).join(' · ');
  return html`<li>
${picture(context, entry)}
<h3 dir="auto">${title || 'Untitled'}</h3>
<p class="soft"><code>${id}</code><br>${details}</p>
<p class="soft" dir="auto">${tags.map(tagText).join(', ')}</p>
<a href="/v1/gifs/${id}?api_key=admin">JSON<span class="hidden"> of ${title || id}</span></a>
<a href="${context.addresses.embed}${id}">Embed<span class="hidden"> of ${title || id}</span></a>
</li>`;
};

const pageLink = ({ kind, q }: Shown, offset: number, name: string): Markup => {
  const query = new URLSearchParams({ kind, q, offset: String(offset) });
  return html`<a class="button" href="?${query.toString()}#catalog">${name}</a>`;
};

function catalogList(context: Context<Shown>): Markup {
  const { kind, q, offset } = context.query;
  const selection = { kind, rating: 'r' } as const;
  const paging = { offset, limit: PER_PAGE };
  const { entries, total } = q
    ? context.catalog.search(q, { ...selection, unlisted: true }, paging)
    : context.catalog.list(selection, paging);
  const last = offset + entries.length;
  return html`<form class="row" action="#catalog" role="search">
<label>Kind <select name="kind">${SEARCHED.map(
    (one) => html`<option value="${one}"${one === kind ? ' selected' : ''}>${NAMES[one]}</option>`,
  )}</select></label>
<label>Words <input type="search" name="q" value="${q}" maxlength="${MAX_QUERY_LENGTH}"></label>
<button>Search</button>
</form>
<p class="soft">${entries.length > 0 ? `${offset + 1} to ${last} of ${total}` : 'Nothing found.'}</p>
<ul class="items">${entries.map((entry) => item(context, entry))}</ul>
<p class="row">${offset > 0 ? pageLink(context.query, Math.max(0, offset - PER_PAGE), 'Previous') : ''}
${last < total ? pageLink(context.query, last, 'Next') : ''}</p>`;
}

/** @param paths endpoint paths that the form for faults suggests */
export function adminPage(context: Context<Shown>, paths: readonly string[]): Promise<Response> {
  const suggested = paths.flatMap(documentPaths).map((path) => path.replace(/\{\w+\}/g, '*'));
  const sections: Record<string, Markup> = {
    Faults: faultForm(context, [...new Set(suggested)]),
    Requests: log('requests', context.requests, requestItem),
    Events: log('events', context.events, eventItem),
    Clock: clockForm(context),
    Catalog: catalogList(context),
  };
  return page(
    'GIF sandbox: admin',
    html`<script type="module" src="/assets/admin.js"></script>
<header>
<h1>Sandbox</h1>
<button type="button" id="reset">Reset everything</button>
<nav aria-label="Sections"><ul class="row">${Object.keys(sections).map(
      (name) => html`<li><a href="#${name.toLowerCase()}">${name}</a></li>`,
    )}</ul></nav>
<p id="status" role="status"></p>
<noscript><p>Only the catalog works without scripts.</p></noscript>
</header>
<main class="sections">${Object.entries(sections).map(
      ([
        name,
        content,
      ]) => html`<section id="${name.toLowerCase()}" aria-label="${name}" tabindex="-1">
<h2>${name}</h2>
${content}
</section>`,
    )}</main>`,
  );
}
