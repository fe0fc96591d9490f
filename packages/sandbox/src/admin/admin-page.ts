import { html } from 'hono/html';
import { FAULT_BODIES, FAULT_METHODS } from '../control/fault.ts';
import type { Context } from '../http-api/context.ts';
import { catalog, readShown } from './catalog-panel.ts';
import type { Markup } from './layout.ts';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "img-src 'self'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const options = (values: readonly string[], none: string): Markup =>
  html`<option value="">${none}</option>${values.map((value) => html`<option>${value}</option>`)}`;

const faultForm = (paths: readonly string[]): Markup => html`<form id="fault-form" class="fields">
<label class="wide">Path <input name="path" required pattern="/.*" list="paths" placeholder="/v1/gifs/search" title="A path that begins with /; * matches within a segment, ** anything"></label>
<datalist id="paths">${paths.map((path) => html`<option value="${path}"></option>`)}</datalist>
<label>Method <select name="method">${options(FAULT_METHODS, 'Every method')}</select></label>
<label>Status <input name="status" type="number" min="200" max="599"></label>
<label>Body <select name="body">${options(FAULT_BODIES, 'As usual')}</select></label>
<label>Message <input name="message"></label>
<label>Wait at least, in ms <input name="least" type="number" min="0" max="600000"></label>
<label>Wait at most, in ms <input name="most" type="number" min="0" max="600000"></label>
<label>Probability <input name="probability" type="number" min="0.01" max="1" step="0.01"></label>
<label>Times <input name="times" type="number" min="1" max="1000000"></label>
<label class="wide">Query, as q=cat* <input name="query"></label>
<button>Add the fault</button>
</form>`;

const clockForm = html`<p>It is <time id="now">…</time> for the service.</p>
<div class="row">
<button type="button" data-advance="60000">On by a minute</button>
<button type="button" data-advance="3600000">On by an hour</button>
<button type="button" data-advance="86400000">On by a day</button>
<button type="button" data-advance="-3600000">Back by an hour</button>
</div>
<form id="clock-form" class="row">
<label>Time, UTC <input name="now" type="datetime-local" step="1" required></label>
<button>Set the clock</button>
</form>`;

const limitForm = html`<p>One key may send <span id="per-hour">…</span>.</p>
<form id="limit-form" class="row">
<label>Requests in an hour <input name="perHour" type="number" min="1" max="1000000" required></label>
<button>Set the limit</button>
<button type="button" id="lift">Lift the limit</button>
</form>`;

const scenarioControls = html`<p class="soft">Requests with their responses, in their order. This browser keeps the list, for every namespace.</p>
<p id="recording">…</p>
<p id="replaying">…</p>
<div class="row">
<button type="button" id="record">Record</button>
<button type="button" id="end-replay">End the replay</button>
</div>
<label>Add scenarios from files <input type="file" id="scenario-file" accept=".json,application/json" multiple></label>
<ul class="log scenarios" id="scenarios-list"></ul>`;

const SECTIONS = {
  faults: 'Faults',
  requests: 'Requests',
  events: 'Events',
  scenarios: 'Scenarios',
  clock: 'Clock',
  limit: 'Limit',
  catalog: 'Catalog',
} as const;

const log = (name: 'requests' | 'events'): Markup =>
  html`<p class="soft"><span id="${name}-total">0</span> so far; the newest first.</p>
<ol class="log" id="${name}-list"></ol>`;

/** The admin page of one namespace. */
export async function adminPage(context: Context, paths: readonly string[]): Promise<Response> {
  const { name: namespace, namespaces } = context.namespace;
  const contents: Record<keyof typeof SECTIONS, Markup> = {
    faults: html`${faultForm(paths)}<ul class="log" id="faults-list"></ul>`,
    requests: log('requests'),
    events: log('events'),
    scenarios: scenarioControls,
    clock: clockForm,
    limit: limitForm,
    catalog: catalog(context, readShown(context.query)),
  };
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${namespace ? `${namespace} · ` : ''}GIF sandbox</title>
<link rel="icon" href="/avatars/default1/80h.gif">
<link rel="stylesheet" href="/_sandbox/admin/admin.css">
<script type="module" src="/_sandbox/admin/admin.js"></script>
</head>
<body data-namespace="${namespace}">
<header>
<h1>Sandbox</h1>
<div class="row"><form class="row">
<label>Namespace <select name="namespace" id="namespace">
<option value="">None</option>
${[...new Set([namespace, ...namespaces.names()])]
  .filter(Boolean)
  .map((name) => html`<option${name === namespace ? ' selected' : ''}>${name}</option>`)}
</select></label>
<button>Show</button>
</form>
<button type="button" id="pause" aria-pressed="false">Pause</button>
<button type="button" id="reset">Reset everything</button>
</div>
<nav aria-label="Sections"><ul class="row">${Object.entries(SECTIONS).map(
    ([id, name]) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>
<p id="status" role="status"></p>
<noscript><p>Only the catalog works without scripts.</p></noscript>
</header>
<main>${Object.entries(SECTIONS).map(
    ([id, name]) => html`<section id="${id}" aria-labelledby="${id}-name" tabindex="-1">
<h2 id="${id}-name">${name}</h2>
${contents[id as keyof typeof SECTIONS]}
</section>`,
  )}</main>
</body>
</html>`;
  return new Response(String(document), { headers: HEADERS });
}
