import { readFileSync } from 'node:fs';
import type { Listed } from '../src/define/platform-call.ts';
import { groups } from '../src/groups.ts';
import type { Endpoint } from '../src/transport/endpoint.ts';

/** A docstring and the name of the constant below it. */
const DOCSTRING = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) =/g;

const fileOf = (subject: string): string =>
  `../src/calls/${subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** Docstrings by the names of the constants that they describe. */
function docstrings(subject: string): Map<string, string> {
  const source = readFileSync(new URL(fileOf(subject), import.meta.url), 'utf8');
  return new Map(
    Array.from(source.matchAll(DOCSTRING), ([, text = '', name = '']) => [
      name,
      text.replace(/\s*\n \* ?/g, ' ').trim(),
    ]),
  );
}

/**
 * The two parts of a docstring's `@returns`: the result; what happens when the call fails.
 *
 * @throws {Error} when the docstring does not have both.
 */
function outcomes(name: string, docstring: string): [result: string, failure: string] {
  const [, result, failure] = /@returns (.*?); (.*)$/.exec(docstring) ?? [];
  if (!result || !failure) throw new Error(`${name} does not say what it resolves to.`);
  return [result, failure];
}

const AUTH: Record<Endpoint['auth'][number], string> = {
  session: 'session',
  token: 'token',
  access_token: '`access_token`',
  api_key: '`api_key`',
};

const authOf = (endpoints: readonly Endpoint[]): string => {
  const kinds = new Set(endpoints.flatMap(({ auth }) => auth));
  return [...kinds].map((kind) => AUTH[kind]).join(', ') || 'none';
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rowOf = (name: string, endpoints: readonly Endpoint[], docstring: string): string =>
  row([
    endpoints.map(({ method, path }) => `\`${method} ${path}\``).join('<br>'),
    `\`${name}\``,
    authOf(endpoints),
    ...outcomes(name, docstring),
  ]);

/** A table of all calls by subject, in Markdown. */
export function callTable(): string {
  const rows = Object.entries(groups).flatMap(([subject, group]) => {
    const calls: Record<string, Listed> = group;
    const written = [...docstrings(subject)].flatMap(([name, text]) => {
      const endpoints = calls[name]?.endpoints;
      return endpoints ? [rowOf(`${subject}.${name}`, endpoints, text)] : [];
    });
    if (written.length < Object.keys(calls).length) {
      throw new Error(`A call of "${subject}" has no docstring.`);
    }
    return written;
  });
  return [
    row(['Call', 'Function', 'Auth', 'Resolves to', 'On failure']),
    row(['---', '---', '---', '---', '---']),
    ...rows,
  ].join('\n');
}

const START = '<!-- calls: written by `pnpm generate` -->';
const END = '<!-- /calls -->';

/**
 * Puts the current table into a readme.
 *
 * @throws {Error} when the readme has no place for the table.
 */
export function withCallTable(readme: string): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error('The readme has no place for the table.');
  return `${before}${START}\n\n${callTable()}\n\n${END}${after}`;
}
