import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groups } from '../src/groups.ts';
import * as everything from '../src/index.ts';
import { withCallTable } from './call-table.ts';
import { PROMISED_CALLS } from './promised-calls.ts';

const calls = Object.values(groups).flatMap((group) => Object.entries(group));

it('has a function for every promised call, and no other', () => {
  const endpoints = calls.flatMap(([, call]) => call.endpoints);
  const listed = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  expect([...listed].toSorted()).toEqual(PROMISED_CALLS.toSorted());
});

it('has a row for every call in the readme, as the code says', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toBe(withCallTable(readme));
  const names = [...readme.matchAll(/^\| `[A-Z]+ .*? \| `\w+\.(\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(names.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

it('lets every call be imported by its name', () => {
  const isCall = (value: unknown) => typeof value === 'function' && 'endpoints' in value;
  const exported = Object.entries(everything).filter(([, value]) => isCall(value));
  expect(new Map(exported)).toEqual(new Map<string, unknown>(calls));
});
