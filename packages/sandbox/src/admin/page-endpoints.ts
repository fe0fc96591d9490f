import { findAccount } from '../catalog/users.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from '../http-api/context.ts';
import type { Endpoint } from '../http-api/endpoint.ts';
import { getEntry } from '../http-api/find-entry.ts';
import { profilePage } from './profile-page.ts';

/** The id at the end of an item's slug. */
const idIn = (slug: string): string => /(text-\d+-[\w-]+|[^-]+)$/.exec(slug)?.[0] ?? '';

const redirectToEmbed = ({ namespace, params, addresses }: Context): Response => {
  const { id } = getEntry(namespace.catalog, idIn(params.slug ?? ''));
  return new Response(null, { status: 302, headers: { Location: `${addresses.embed}${id}` } });
};

/** Targets of the links in responses. */
export const pageEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/:section{gifs|stickers|clips|g}/:slug',
    summary: 'An item’s page and short address: redirects to its embed page.',
    example: '/g/{gif}',
    isOpen: true,
    handle: redirectToEmbed,
  },
  {
    method: 'GET',
    path: '/simple_analytics',
    summary: 'Logs an event, from the query of an item’s analytics URL.',
    example: '/simple_analytics?action_type=SEEN&gif_id={gif}',
    isOpen: true,
    handle({ namespace, query }) {
      namespace.events.add(Object.fromEntries(query));
      return new Response(null, { status: 204 });
    },
  },
  {
    method: 'GET',
    path: '/:username/',
    summary: 'An account’s page.',
    example: '/gifkit/',
    isOpen: true,
    handle(context) {
      const account = findAccount(context.params.username ?? '');
      if (!account) throw notFound();
      return profilePage(context, account);
    },
  },
];
