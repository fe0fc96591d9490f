import type { Endpoint } from '../http-api/endpoint.ts';
import { documentPaths } from '../openapi/paths.ts';
import { adminPage } from './admin-page.ts';
import { stateJson } from './admin-state.ts';
import { adminFile } from './files.ts';

/**
 * The admin page, which shows what happens in the sandbox and changes its settings.
 *
 * @param paths of the endpoints that a fault may affect
 */
export const adminEndpoints = (paths: readonly string[]): readonly Endpoint[] => {
  const suggested = [...new Set(paths.flatMap(documentPaths).map(({ path }) => path))]
    .filter((path) => !path.startsWith('/_sandbox'))
    .map((path) => path.replace(/\{\w+\}/g, '*'));
  return [
    {
      method: 'GET',
      path: '/_sandbox/admin',
      summary:
        'A page to browse the catalog, set faults, the clock and the limit, record and replay, and watch requests and events.',
      example: '/_sandbox/admin',
      isOpen: true,
      query: ['namespace'],
      handle: (context) => adminPage(context, suggested),
    },
    {
      method: 'GET',
      path: '/_sandbox/admin/:file',
      summary: 'A script of that page, or its styles.',
      example: '/_sandbox/admin/admin.js',
      isOpen: true,
      handle: ({ params }) => adminFile(params.file ?? ''),
    },
    {
      method: 'GET',
      path: '/_sandbox/state',
      summary:
        'What that page shows: the clock, the limit, faults with their strikes, how far recording and replaying are, and what logs have besides the totals in requests and events.',
      example: '/_sandbox/state',
      isOpen: true,
      query: ['namespace'],
      handle: stateJson,
    },
  ];
};
