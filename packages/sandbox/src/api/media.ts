import { findEntry } from '../catalog/find-entry.ts';
import { notFound } from '../http/errors.ts';
import type { Call } from './call.ts';

export const mediaCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/media/:id/:file',
    summary: 'A rendition of an item, as its images list it.',
    example: '/media/{gif}/200w.webp',
    open: true,
    handle({ service, request, params }) {
      const entry = findEntry(service.catalogue, params.id ?? '');
      if (!entry) throw notFound();
      return service.serveMedia(request, entry, params.file ?? '');
    },
  },
  {
    method: 'GET',
    path: '/:folder{avatars|headers}/:file{.+}',
    summary: 'An account’s picture or banner, or one of the five default pictures.',
    example: '/avatars/default1.gif',
    open: true,
    handle: ({ service, request }) => service.serveAvatar(request, new URL(request.url).pathname),
  },
];
