import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('node_modules/@gifkit/', import.meta.url);

/** Programs for Node alone. */
const TOOLS = ['codemod', 'sandbox', 'sandbox-art'];

/** Talks to a server of its own over a socket, which workers have not. */
const FOR_SERVERS = ['@gifkit/store/redis'];

/**
 * Every entry point of every package, as an app imports it.
 *
 * @type {{ entry: string; isForNode: boolean; isCommonJs: boolean }[]}
 */
export const entries = readdirSync(folder).flatMap((name) => {
  const { exports = {} } = JSON.parse(
    readFileSync(new URL(`${name}/package.json`, folder), 'utf8'),
  );
  return (
    Object.entries(exports)
      .filter(([key]) => !key.endsWith('.json') && !key.endsWith('.css'))
      .map(([key, target]) => ({
        entry: `@gifkit/${name}${key.slice(1)}`,
        isForNode: TOOLS.includes(name) || FOR_SERVERS.includes(`@gifkit/${name}${key.slice(1)}`),
        isCommonJs: 'require' in Object(target),
      }))
      // Only the bundler of Next.js finds what it imports of that; `next build` does so here.
      .filter(({ entry }) => entry !== '@gifkit/react-components/next')
  );
});
