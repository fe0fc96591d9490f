import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

interface EntryPoint {
  /** Import specifier: `@gifkit/analytics/consent`. */
  specifier: string;
  folder: string;
  source: string;
}

/** Lists all public entry points from the packages' package.json files. `internal` entries are excluded. */
export const entryPoints = (): EntryPoint[] =>
  globSync('packages/*/package.json', { cwd: ROOT })
    .sort()
    .flatMap((path) => {
      const [, folder = ''] = path.split(/[\\/]/);
      const { name, exports } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
        name: string;
        exports: Record<string, string>;
      };
      return Object.entries(exports)
        .filter(([key, file]) => /\.tsx?$/.test(file) && !key.includes('/internal'))
        .flatMap(([key, file]) => {
          const [before = '', after = ''] = join(file).split('*');
          return globSync(file, { cwd: join(ROOT, 'packages', folder) })
            .sort()
            .map((source) => ({
              specifier:
                name +
                key
                  .slice(1)
                  .replace('*', source.slice(before.length, source.length - after.length)),
              folder,
              source: join(ROOT, 'packages', folder, source),
            }));
        });
    });
