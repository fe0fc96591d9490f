import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);

/** Interfaces that a host fills, by how they are named. */
const INPUT = /^export (?:interface|type) (\w+(?:Props|Options|Theme|Definition))\b/;

/** A member that may be left out; `ReactNode` and `unknown` are `undefined`, too. */
const LEFT_OUT = /^ {4}(?:readonly )?(\w+)\?: (?!.*(?:undefined|ReactNode|unknown))(.*);$/;

/** Members of inputs that may be left out, and must not be `undefined`. */
function strictMembers(report: string): string[] {
  let input: string | undefined;
  return report.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) input = INPUT.exec(line)?.[1];
    const [, member] = LEFT_OUT.exec(line) ?? [];
    return input && member ? [`${input}.${member}`] : [];
  });
}

it('finds a member that must not be undefined', () => {
  const report = 'export interface OwnProps {\n    a?: string;\n    b?: string | undefined;\n}';
  expect(strictMembers(report)).toEqual(['OwnProps.a']);
});

it('what a host may leave out may be undefined: else exactOptionalPropertyTypes refuses its variables', () => {
  const reports = globSync('packages/*/*.api.md', { cwd: root });
  expect(reports.length).toBeGreaterThan(5);
  for (const path of reports)
    expect(strictMembers(readFileSync(new URL(path, root), 'utf8')), path).toEqual([]);
});
