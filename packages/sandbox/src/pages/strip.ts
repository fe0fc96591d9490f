import { html } from 'hono/html';
import type { Exchange } from '../api/call.ts';
import type { Entry } from '../catalog/entry.ts';
import type { Markup } from './layout.ts';

/** Items in a row, each a link to where it is embedded. */
export const strip = ({ addresses }: Exchange, entries: readonly Entry[]): Markup =>
  html`<div class="strip">${entries.map(
    ({ id, title }) =>
      html`<a href="${addresses.embed}${id}"><img src="/media/${id}/200.webp" alt="${title}" loading="lazy"></a>`,
  )}</div>`;
