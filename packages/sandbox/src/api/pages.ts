import { findEntry } from '../catalog/find-entry.ts';
import { findAccount } from '../catalog/users.ts';
import { notFound } from '../http/errors.ts';
import { profilePage } from '../pages/profile.ts';
import type { Call, Exchange } from './call.ts';

/** The id at the end of an item's slug. */
const idIn = (slug: string): string => /(text-\d+-[\w-]+|[^-]+)$/.exec(slug)?.[0] ?? '';

const toEmbed = ({ service, params, addresses }: Exchange): Response => {
  const entry = findEntry(service.catalogue, idIn(params.slug ?? ''));
  if (!entry) throw notFound();
  const location = `${addresses.embed}${entry.id}`;
  return new Response(null, { status: 302, headers: { Location: location } });
};

/** Where the addresses inside answers lead. */
export const pageCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/:section{gifs|stickers|clips|g}/:slug',
    summary: 'An item’s page and short address: leads to where it is embedded.',
    example: '/g/{gif}',
    open: true,
    handle: toEmbed,
  },
  {
    method: 'GET',
    path: '/simple_analytics',
    summary: 'Takes the event that an item’s analytics addresses stand for.',
    example: '/simple_analytics?action_type=SEEN&gif_id={gif}',
    open: true,
    handle({ service, query }) {
      service.events.add(Object.fromEntries(query));
      return new Response(null, { status: 204 });
    },
  },
  {
    method: 'GET',
    path: '/:username/',
    summary: 'An account’s page.',
    example: '/gifkit/',
    open: true,
    handle(exchange) {
      const account = findAccount(exchange.params.username ?? '');
      if (!account) throw notFound();
      return profilePage(exchange, account);
    },
  },
];
