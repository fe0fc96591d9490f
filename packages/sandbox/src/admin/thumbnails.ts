import { html } from 'hono/html';
import type { Entry } from '../catalog/entry.ts';
import type { Context } from '../http-api/context.ts';
import type { Markup } from './layout.ts';

/** A row of thumbnails, stills where less motion is asked for; each links to the item's embed page. */
export const thumbnails = ({ addresses }: Context, entries: readonly Entry[]): Markup =>
  html`<div class="thumbnails">${entries.map(
    ({ id, title }) =>
      html`<a href="${addresses.embed}${id}"><picture><source media="(prefers-reduced-motion: reduce)" srcset="/media/${id}/200_s.gif"><img src="/media/${id}/200.webp" alt="${title}" loading="lazy"></picture></a>`,
  )}</div>`;
