import { adminEndpoints } from './admin/admin-endpoints.ts';
import { controlEndpoints } from './admin/control-endpoints.ts';
import { pageEndpoints } from './admin/page-endpoints.ts';
import { scenarioEndpoints } from './admin/scenario-endpoints.ts';
import { startPage } from './admin/start-page.ts';
import { dialectEndpoints } from './http-api/dialects/dialect-endpoints.ts';
import type { Endpoint } from './http-api/endpoint.ts';
import { platformEndpoints } from './http-api/platform/platform-endpoints.ts';
import { categoryEndpoints } from './http-api/public/category-endpoints.ts';
import { channelEndpoints } from './http-api/public/channel-endpoints.ts';
import { ctaEndpoints } from './http-api/public/cta-endpoints.ts';
import { emojiEndpoints } from './http-api/public/emoji-endpoints.ts';
import { gifEndpoints } from './http-api/public/gif-endpoints.ts';
import { mediaEndpoints } from './http-api/public/media-endpoints.ts';
import { pingbackEndpoints } from './http-api/public/pingback-endpoints.ts';
import { randomIdEndpoints } from './http-api/public/random-id-endpoints.ts';
import { searchEndpoints } from './http-api/public/search-endpoints.ts';
import { stickerPackEndpoints } from './http-api/public/sticker-pack-endpoints.ts';
import { tagEndpoints } from './http-api/public/tag-endpoints.ts';
import { textEndpoints } from './http-api/public/text-endpoints.ts';
import { translateEndpoints } from './http-api/public/translate-endpoints.ts';
import type { ListedEndpoint } from './openapi/document.ts';

const start: Endpoint = {
  method: 'GET',
  path: '/',
  summary: 'A page that lists these endpoints.',
  example: '/',
  isOpen: true,
  handle: (context) => startPage(context, endpoints),
};

const listed = (section: string, of: readonly Omit<Endpoint, 'example'>[]): ListedEndpoint[] =>
  of.map((endpoint) => ({ ...endpoint, section }));

const openApi: Endpoint = {
  method: 'GET',
  path: '/openapi.json',
  summary: 'These endpoints as a document that follows OpenAPI 3.1.',
  example: '/openapi.json',
  isOpen: true,
  handle: async ({ addresses }) => {
    // Imported on request, so that nobody else waits for its schemas.
    const { openApiDocument } = await import('./openapi/document.ts');
    return Response.json(
      openApiDocument(
        [
          ...listed('Service', serviceEndpoints),
          ...listed('Sandbox', [
            ...controlEndpoints,
            ...scenarioEndpoints,
            ...admin,
            openApi,
            ...pageEndpoints,
            start,
          ]),
          ...listed('Other services', dialectEndpoints),
          ...listed('Platform', platformEndpoints),
        ],
        addresses.origin,
      ),
    );
  },
};

const serviceEndpoints: readonly Endpoint[] = [
  ...searchEndpoints,
  ...translateEndpoints,
  ...randomIdEndpoints,
  ...stickerPackEndpoints,
  ...textEndpoints,
  ...tagEndpoints,
  ...categoryEndpoints,
  ...channelEndpoints,
  ...emojiEndpoints,
  ...gifEndpoints,
  ...ctaEndpoints,
  ...pingbackEndpoints,
  ...mediaEndpoints,
];

const admin = adminEndpoints(
  [...serviceEndpoints, ...dialectEndpoints, ...platformEndpoints].map(({ path }) => path),
);

/** Every endpoint except those of the wider platform. The first one whose path matches handles a request. */
export const endpoints: readonly Endpoint[] = [
  ...serviceEndpoints,
  ...controlEndpoints,
  ...scenarioEndpoints,
  ...admin,
  openApi,
  ...pageEndpoints,
  start,
];
