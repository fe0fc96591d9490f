import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import {
  createStyleSheet,
  withClassSelectors,
  withoutStyleAttributes,
  withPolicy,
} from './strict-page.ts';

/** Gives every built page a Content-Security-Policy without 'unsafe-inline'. */
export function strictPolicy(): AstroIntegration {
  let base = '';
  return {
    name: 'strict-policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir }) => {
        const sheet = createStyleSheet();
        const pages = globSync('**/*.html', { cwd: dir }).map((path) => {
          const url = new URL(path, dir);
          return { url, html: withoutStyleAttributes(readFileSync(url, 'utf8'), sheet) };
        });
        const css = sheet.css();
        const name = `_astro/attributes.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
        writeFileSync(new URL(name, dir), css);
        for (const path of globSync('_astro/*.css', { cwd: dir })) {
          const url = new URL(path, dir);
          writeFileSync(url, withClassSelectors(readFileSync(url, 'utf8')));
        }
        for (const { url, html } of pages) writeFileSync(url, withPolicy(html, `${base}/${name}`));
      },
    },
  };
}
