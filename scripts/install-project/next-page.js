/** What Next.js has made of a server component. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const html = readFileSync('out/index.html', 'utf8');
for (const part of [
  'data-giphy-id="from-a-server"',
  '<svg width="25"',
  '![A cat](&lt;https://example.com/a.gif&gt;)',
]) {
  assert.ok(html.includes(part), part);
}
console.log('Next.js renders what a server component imports');
