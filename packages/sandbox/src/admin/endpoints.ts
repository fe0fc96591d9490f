import type { Endpoint } from '../api/endpoint.ts';
import { documentPaths } from '../openapi/paths.ts';
import { adminFile } from './files.ts';
import { adminPage } from './page.ts';
import { stateJson } from './state.ts';

/**
 * The page on which the sandbox is watched and set.
 *
 * @param paths of the endpoints that a fault may strike
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
        'A page to browse the catalog, set faults, the clock and the limit, and watch requests and events.',
      example: '/_sandbox/admin',
      isOpen: true,
      query: ['namespace'],
      handle: (context) => adminPage(context, suggested),
    },
    {
      method: 'GET',
      path: '/_sandbox/admin.js',
      summary: 'The script of that page.',
      example: '/_sandbox/admin.js',
      isOpen: true,
      handle: adminFile('admin.js'),
    },
    {
      method: 'GET',
      path: '/_sandbox/admin.css',
      summary: 'The styles of that page.',
      example: '/_sandbox/admin.css',
      isOpen: true,
      handle: adminFile('admin.css'),
    },
    {
      method: 'GET',
      path: '/_sandbox/state',
      summary:
        'What that page shows: the clock, the limit, faults with their strikes, and what logs have besides the totals in requests and events.',
      example: '/_sandbox/state',
      isOpen: true,
      query: ['namespace'],
      handle: stateJson,
    },
  ];
};
