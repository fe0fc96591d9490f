import type { Endpoint } from '../endpoint.ts';
import { getEntry } from '../find-entry.ts';

export const mediaEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/media/:id/:file',
    summary: 'A rendition of an item, as its images list it.',
    example: '/media/{gif}/200w.webp',
    isOpen: true,
    isMedia: true,
    handle: ({ namespace, request, params }) =>
      namespace.serveMedia(request, getEntry(namespace.catalog, params.id), params.file ?? ''),
  },
  {
    method: 'GET',
    path: '/:folder{avatars|headers}/:file{.+}',
    summary: 'An account’s avatar or banner, or one of the five default avatars.',
    example: '/avatars/default1.gif',
    isOpen: true,
    isMedia: true,
    handle: ({ namespace, request }) =>
      namespace.serveAvatar(request, new URL(request.url).pathname),
  },
];
