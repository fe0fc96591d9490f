import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const conf = await readFile(new URL('../../nginx.conf', import.meta.url), 'utf8');

/** Applies a `map` of the configuration to a text; the first matching pattern wins. */
function mapped(variable: string, text: string): string {
  const [, body = ''] =
    new RegExp(`map \\S+ \\$${variable} \\{(.*?)\\n  \\}`, 's').exec(conf) ?? [];
  const rules = [...body.matchAll(/^\s*"~(?<pattern>.*)" (?<result>\S+);$/gm)];
  expect(rules).not.toHaveLength(0);
  for (const { groups = {} } of rules) {
    const match = new RegExp(groups.pattern ?? '').exec(text);
    if (match) {
      const captured = (_: string, name: string) => match.groups?.[name] ?? '';
      return groups.result?.replace(/\$(\w+)/g, captured) ?? '';
    }
  }
  return text;
}

it.each([
  ['/embed/a', '/embed/a'],
  ['/embed/a?lang=de', '/embed/a?lang=de'],
  ['/embed/a?api_key=K', '/embed/a'],
  ['/embed/a?api_key=', '/embed/a'],
  ['/embed/a?api_key=K&lang=de', '/embed/a?lang=de'],
  ['/embed/a?lang=de&api_key=K', '/embed/a?lang=de'],
  ['/embed/a?lang=de&api_key=K&keys=off', '/embed/a?lang=de&keys=off'],
  ['/embed/a?my_api_key=K', '/embed/a?my_api_key=K'],
  ['/oembed?url=https://e.example/embed/a', '/oembed?url=https://e.example/embed/a'],
])('caches %s under the key %s', (asked, kept) => {
  expect(mapped('page_uri', asked)).toBe(kept);
  expect(conf).toContain('proxy_cache_key "$host$page_uri ');
});
