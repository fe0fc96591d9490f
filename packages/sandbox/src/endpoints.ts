import { controlEndpoints } from './control/endpoints.ts';
import { klipyEndpoints } from './http-api/dialects/klipy.ts';
import { tenorEndpoints } from './http-api/dialects/tenor.ts';
import { type Endpoint, openEndpoint, VERSION } from './http-api/endpoint.ts';
import { getEntry } from './http-api/find-entry.ts';
import { accountEndpoints } from './http-api/platform/accounts.ts';
import { channelEndpoints } from './http-api/platform/channels.ts';
import { gifEndpoints as siteGifEndpoints } from './http-api/platform/gifs.ts';
import { imagingEndpoints } from './http-api/platform/imaging.ts';
import { schedulerEndpoints } from './http-api/platform/scheduler.ts';
import { siteEndpoints } from './http-api/platform/site.ts';
import { storyEndpoints } from './http-api/platform/stories.ts';
import { categoryEndpoints } from './http-api/public/category-endpoints.ts';
import { eventEndpoints } from './http-api/public/event-endpoints.ts';
import { gifEndpoints } from './http-api/public/gif-endpoints.ts';
import { searchEndpoints } from './http-api/public/search-endpoints.ts';
import { tagEndpoints } from './http-api/public/tag-endpoints.ts';

const mediaEndpoints: readonly Endpoint[] = [
  openEndpoint(
    'GET /media/:id/:file',
    'A rendition in the images of an item.',
    ({ catalog, media, request, id, params }) =>
      media.serveMedia(request, getEntry(catalog, id), params.file ?? ''),
  ),
  openEndpoint(
    'GET /avatars/:file{.+}',
    'An account’s avatar, or one of the five default avatars.',
    ({ media, request, params }) => media.serveAvatar(request, params.file ?? ''),
  ),
];

/** All endpoints. The first one with a matching path handles a request. */
export const endpoints: readonly Endpoint[] = [
  ...tagEndpoints,
  ...searchEndpoints,
  ...categoryEndpoints,
  ...gifEndpoints,
  ...eventEndpoints,
  ...mediaEndpoints,
  ...tenorEndpoints,
  ...klipyEndpoints,
  ...siteEndpoints,
  ...accountEndpoints,
  ...channelEndpoints,
  ...siteGifEndpoints,
  ...imagingEndpoints,
  ...storyEndpoints,
  ...schedulerEndpoints,
  ...controlEndpoints,
  openEndpoint('GET /', 'This list.', () => new Response(endpointList())),
];

/** Writes a path of Hono with `{name}` for a parameter, or with its values: `{gifs|stickers}`. */
const readable = (path: string): string =>
  path
    .replace(VERSION, '/v1')
    .replace(/:\w+(\{[^}]*\|[^}]*\})/g, '$1')
    .replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

const endpointList = (): string =>
  endpoints
    .map(({ method, path, summary }) => `${method} ${readable(path)}\n    ${summary}\n`)
    .join('');
