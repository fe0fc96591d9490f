import { adminEndpoints } from './admin/endpoints.ts';
import { categoryEndpoints } from './api/categories.ts';
import { channelEndpoints } from './api/channels.ts';
import { ctaEndpoints } from './api/cta.ts';
import { emojiEndpoints } from './api/emoji.ts';
import { gifEndpoints } from './api/gifs.ts';
import { mediaEndpoints } from './api/media.ts';
import { pingbackEndpoints } from './api/pingback.ts';
import { randomIdEndpoints } from './api/random-id.ts';
import { searchEndpoints } from './api/search.ts';
import { stickerPackEndpoints } from './api/sticker-packs.ts';
import { tagEndpoints } from './api/tags.ts';
import { textEndpoints } from './api/text.ts';
import { translateEndpoints } from './api/translate.ts';
import { controlEndpoints } from './control/endpoints.ts';
import { dialectEndpoints } from './dialects/endpoints.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import type { ListedEndpoint } from './openapi/document.ts';
import { pageEndpoints } from './pages/endpoints.ts';
import { startPage } from './pages/start.ts';
import { platformEndpoints } from './platform/endpoints.ts';
import { scenarioEndpoints } from './scenarios/endpoints.ts';

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
