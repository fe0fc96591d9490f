import fc from 'fast-check';

const MODULES = {
  '@giphy/js-util': ['take', 'pick', 'Logger', 'getPingbackId', 'bestfit'],
  '@giphy/js-types': ['IGif', 'IUser', 'IURLAsset'],
  '@giphy/js-fetch-api': ['GiphyFetch', 'request'],
  left: ['pad', 'Logger'],
};

/** A name that a statement takes from a module, and what it is called here. */
interface Name {
  name: string;
  local: string | undefined;
}

interface Statement {
  kind: 'import' | 'import type' | 'export' | 'const' | 'whole';
  module: string;
  names: Name[];
}

const statements: fc.Arbitrary<Statement> = fc
  .constantFrom(...Object.entries(MODULES))
  .chain(([module, names]) =>
    fc.record({
      kind: fc.constantFrom('import', 'import type', 'export', 'const', 'whole' as const),
      module: fc.constant(module),
      names: fc.subarray(names, { minLength: 1 }).chain((some) =>
        fc.tuple(
          ...some.map((name) =>
            fc.record({
              name: fc.constant(name),
              local: fc.constantFrom(undefined, `my${name}`),
            }),
          ),
        ),
      ),
    }),
  );

interface Style {
  lineEnd: string;
  quote: string;
  semicolon: string;
  /** Around names in braces. */
  gaps: string[];
  lastComma: string;
}

const styles: fc.Arbitrary<Style> = fc.constantFrom('\n', '\r\n').chain((lineEnd) =>
  fc.record({
    lineEnd: fc.constant(lineEnd),
    quote: fc.constantFrom("'", '"'),
    semicolon: fc.constantFrom('', ';'),
    gaps: fc.constantFrom(
      [''],
      [' '],
      [`${lineEnd}  `],
      ['', ' ', '\t', ` /* } , 'x' */ `, ` // } note${lineEnd}`, `${lineEnd}    `],
    ),
    lastComma: fc.constantFrom('', ','),
  }),
);

/** A statement with locals of its own, so that none is declared twice. */
function write(
  { kind, module, names }: Statement,
  index: number,
  style: Style,
  pick: () => number,
) {
  const { quote, semicolon, gaps, lastComma } = style;
  const gap = () => gaps[pick() % gaps.length] ?? '';
  const from = quote + module + quote;
  if (kind === 'whole') return `import * as all${index} from ${from}${semicolon}`;
  const joint = kind === 'const' ? ': ' : ' as ';
  const list = names
    .map(({ name, local }) => {
      const own = local ?? name;
      return `${gap()}${name}${joint}${own}${index}${gap()}`;
    })
    .join(',');
  const braces = `{${list}${lastComma}${gap()}}`;
  return kind === 'const'
    ? `const ${braces} = require(${from})${semicolon}`
    : `${kind} ${braces} from ${from}${semicolon}`;
}

/** A module of imports, exports and requires in any style, with other code between them. */
export const sources: fc.Arbitrary<string> = fc
  .record({
    all: fc.array(statements, { maxLength: 5 }),
    style: styles,
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
    begin: fc.constantFrom('', '\uFEFF', '#!/usr/bin/env node\n', '// é 🙂\n'),
    end: fc.constantFrom('', '\n'),
  })
  .map(({ all, style, picks, begin, end }) => {
    let next = 0;
    const pick = () => picks[next++ % picks.length] ?? 0;
    const lines = all.flatMap((statement, index) => [
      write(statement, index, style, pick),
      `const other${index}  =  "é" ; // '@other/x'`,
    ]);
    return begin + lines.join(style.lineEnd) + end;
  });
