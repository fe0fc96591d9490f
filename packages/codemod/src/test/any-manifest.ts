import fc from 'fast-check';

const PEERS = ['analytics', 'fetch-api', 'types', 'util'].map((name) => `@giphy/js-${name}`);
const NAMES = [
  ...PEERS,
  ...PEERS,
  '@giphy/react-components',
  '@giphy/js-brand',
  '@gifkit/analytics',
  '@gifkit/fetch-api',
  '@gifkit/model',
  '@gifkit/react-components',
  '@giphy-fan/x',
  'react',
  'é "quoted"',
];
const SECTIONS = [
  'dependencies',
  'dependencies',
  'devDependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

/** A property that is written at random, with what stands around its parts. */
type Written = { key: string; value: string | Written[]; gaps: [string, string, string, string] };

/** How a manifest is written. */
interface Style {
  lineEnd: string;
  /** Between tokens; empty for one entry to a line. */
  gaps: string[] | undefined;
  begin: string;
  end: string;
}

const style: fc.Arbitrary<Style> = fc
  .record({
    lineEnd: fc.constantFrom('\n', '\r\n'),
    begin: fc.constantFrom('', '\uFEFF'),
    layout: fc.constantFrom('lines', 'compact', 'any'),
    end: fc.constantFrom('', '\n', '\n\n'),
  })
  .map(({ lineEnd, begin, layout, end }) => {
    const spaces = ['', ' ', '\t', lineEnd, `${lineEnd}  `, `${lineEnd}${lineEnd}\t`];
    const gaps = {
      lines: undefined,
      compact: [''],
      any: spaces,
    }[layout];
    return {
      lineEnd,
      begin,
      gaps,
      end: end.replaceAll('\n', lineEnd),
    };
  });

/** Around a name and its value. A comment between them goes with its property, so there is none. */
const gapsOf = ({ gaps = [''] }: Style) => {
  const outside = fc.constantFrom(...gaps);
  const inside = fc.constantFrom(...gaps.filter((gap) => !gap.trim()));
  return fc.tuple(outside, inside, inside, outside);
};

const entries = (own: Style): fc.Arbitrary<Written[]> =>
  fc.array(
    fc.record({
      key: fc.constantFrom(...NAMES),
      value: fc.constantFrom('^5.0.0', '*', '1'),
      gaps: gapsOf(own),
    }),
    { maxLength: 8 },
  );

const sections = (own: Style): fc.Arbitrary<Written[]> =>
  fc.array(
    fc.oneof(
      fc.record({
        key: fc.constantFrom(...SECTIONS),
        value: entries(own),
        gaps: gapsOf(own),
      }),
      fc.record({
        key: fc.constantFrom('name', 'version', 'x'),
        value: fc.constantFrom('a', ''),
        gaps: gapsOf(own),
      }),
    ),
    { maxLength: 6 },
  );

function write(properties: Written[], own: Style, indent: string): string {
  const items = properties.map(({ key, value, gaps: [a, b, c, d] }, index) => {
    const isLast = index === properties.length - 1;
    const comma = isLast ? '' : ',';
    const inner =
      typeof value === 'string' ? JSON.stringify(value) : write(value, own, `${indent}  `);
    return own.gaps
      ? `${a}${JSON.stringify(key)}${b}:${c}${inner}${d}${comma}`
      : `${own.lineEnd}${indent}  ${JSON.stringify(key)}: ${inner}${comma}`;
  });
  const close = own.gaps || !items.length ? '' : own.lineEnd + indent;
  return `{${items.join('')}${close}}`;
}

/** A package.json in any order, style and layout, and whether each entry has a line of its own. */
export const manifests: fc.Arbitrary<{ text: string; isInLines: boolean }> = style.chain((own) =>
  sections(own).map((properties) => ({
    text: own.begin + write(properties, own, '') + own.end,
    isInLines: !own.gaps,
  })),
);
