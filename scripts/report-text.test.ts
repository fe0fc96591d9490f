import { describe, expect, it } from 'vitest';
import { reportText } from './report-text.ts';

const entry = (specifier: string, code: string) => ({
  specifier,
  markdown: `## API Report File for "@gifkit/x"\n\n\`\`\`ts\n\n${code}\n\n// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`,
});

describe('the report of a package', () => {
  it('has the declarations of each entry point, whether they have comments or not', () => {
    const code = `import { ReactNode } from 'react';

// @public (undocumented)
export interface Options {
    // (undocumented)
    size: number;
    title?: ReactNode;
}

// @public
export namespace Tile {
    var // (undocumented)
    className: string;
}`;
    expect(reportText('@gifkit/x', [entry('@gifkit/x', code)])).toBe(`# API of @gifkit/x

Written by \`pnpm api\`, to be read in reviews.

## @gifkit/x

\`\`\`ts
import { ReactNode } from 'react';

export interface Options {
    size: number;
    title?: ReactNode;
}

export namespace Tile {
    var className: string;
}
\`\`\`
`);
  });

  it('says what is deprecated', () => {
    const code = '// @public @deprecated (undocumented)\nexport const old: string;';
    expect(reportText('@gifkit/x', [entry('@gifkit/x', code)])).toContain(
      '// @deprecated\nexport const old: string;',
    );
  });

  it('does not repeat a type that another entry point has, only what is exported again', () => {
    const report = reportText('@gifkit/x', [
      entry('@gifkit/x', '// @public\nexport interface A {\n}\n\n// @public\ninterface B {\n}'),
      entry(
        '@gifkit/x/more',
        '// @public\ninterface A {\n}\n\n// @public\ninterface B {\n}\n\n// @public\nexport const a: A;',
      ),
      entry('@gifkit/x/all', '// @public\nexport interface A {\n}'),
    ]);
    expect(report.split('## ').slice(2)).toEqual([
      '@gifkit/x/more\n\n```ts\nexport const a: A;\n```\n\n',
      '@gifkit/x/all\n\n```ts\nexport interface A {\n}\n```\n',
    ]);
  });

  it('tells of a type that has the name of another one', () => {
    const report = reportText('@gifkit/x', [
      entry('@gifkit/x', '// @public\ninterface A {\n}'),
      entry('@gifkit/x/more', '// @public\ninterface A {\n    size: number;\n}'),
    ]);
    expect(report).toContain('size: number');
  });
});
