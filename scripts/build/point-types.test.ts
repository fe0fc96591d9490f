import { SourceMap } from 'node:module';
import { describe, expect, it } from 'vitest';
import { pointTypes, typesBeside } from './point-types.ts';

const CODE = [
  "import type { GridProps } from './grid-props.ts';",
  "import type { IGif } from '@gifkit/model';",
  "/** As in `import { Gif } from './gif.ts'`. */",
  'export declare const Gif: (props: import("../Tile.tsx").TileProps) => IGif, Grid: GridProps;',
  '//# sourceMappingURL=Grid.d.ts.map',
].join('\n');

/** Leads `Grid` in the fourth line, and it alone, to the first line of its source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['../../src/grid/Grid.tsx'],
  names: [],
  mappings: ';;;4EAAa',
});

describe('typesBeside', () => {
  it('finds the modules that types import, and none that a comment names', () => {
    expect(typesBeside(CODE)).toEqual(['./grid-props.ts', '../Tile.tsx']);
  });
});

describe('pointTypes', () => {
  it('names the built modules, and leaves other packages and comments as they are', () => {
    const { code } = pointTypes({ code: CODE, map: MAP }, 'cjs', 'Grid.d.cts.map');
    expect(code.split('\n')).toEqual([
      "import type { GridProps } from './grid-props.cjs';",
      "import type { IGif } from '@gifkit/model';",
      "/** As in `import { Gif } from './gif.ts'`. */",
      'export declare const Gif: (props: import("../Tile.cjs").TileProps) => IGif, Grid: GridProps;',
      '//# sourceMappingURL=Grid.d.cts.map',
      '',
    ]);
  });

  it.each(['js', 'cjs'])(
    'still leads to the source where a name has moved, for %s',
    (extension) => {
      const { code, map } = pointTypes({ code: CODE, map: MAP }, extension, 'Grid.map');
      const line = code.split('\n')[3] ?? '';
      const entry = new SourceMap(JSON.parse(map)).findEntry(3, line.indexOf('Grid:'));
      expect(entry).toMatchObject({ originalLine: 0, originalColumn: 13 });
    },
  );
});
