/** What Vite and Next.js have made of the picker that was copied: its classes, and on the server its parts. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';

const BUILT = { 'tailwind-vite': 'dist', 'tailwind-next': 'out' };
for (const [app, folder] of Object.entries(BUILT)) {
  const css = globSync(`${app}/${folder}/**/*.css`).map((file) => readFileSync(file, 'utf8'));
  for (const part of ['.h-128{', 'prefers-color-scheme:dark', '[data-selected]']) {
    assert.ok(css.join('').replaceAll(' ', '').includes(part), `${part} in the CSS of ${app}`);
  }
}
const html = readFileSync('tailwind-next/out/index.html', 'utf8');
for (const part of ['role="combobox"', 'role="tablist"', 'Powered By GIPHY']) {
  assert.ok(html.includes(part), part);
}
console.log('Vite and Next.js build the picker that shadcn has copied');
