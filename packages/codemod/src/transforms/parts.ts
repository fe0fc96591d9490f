import { extname } from 'node:path';
import { peersIn } from '../peer.ts';
import { moveSource } from './source.ts';
import { lineAt, type Transformed } from './transform.ts';

/** Scripts of other types, such as JSON, are data. */
const DATA = /\btype=(?!["']?(?:module|text\/(?:java|type)script))/;

const SCRIPT = /(<script\b[^>]*>)(.*?)(?=<\/script>)/gis;

/** Sources inside other files: what is before each of them, and the source. */
const PARTS: Readonly<Record<string, RegExp>> = {
  '.astro': /((?<!.)---\r?\n|<script\b[^>]*>)(.*?)(?=^---|<\/script>)/gims,
  '.mdx': /^()(import\b[^;]*?\bfrom\s*['"][^'"\n]+['"])/gm,
};

/**
 * Moves the scripts of a Vue, Svelte or HTML file, the code of an Astro file, or the imports of an MDX file.
 *
 * @throws {Error} if a source does not parse before or after the change.
 */
export function moveParts(before: string, path: string): Transformed {
  const kind = extname(path);
  const modules: string[] = [];
  const notes: Transformed['notes'] = [];
  let added = 0;
  const text = before.replace(
    PARTS[kind] ?? SCRIPT,
    (all, opening: string, source: string, offset: number) => {
      if (DATA.test(opening) || !/giphy|gif/i.test(source)) return all;
      const [, language = kind === '.astro' ? 'ts' : 'js'] =
        /\blang=["']?(tsx?)\b/.exec(opening) ?? [];
      const moved = moveSource(source, `${path}.${language}`);
      const above = lineAt(before, offset + opening.length) - 1 + added;
      added += lineAt(moved.text, moved.text.length) - lineAt(source, source.length);
      for (const { line = 1, message } of moved.notes) notes.push({ line: line + above, message });
      modules.push(...moved.modules);
      return opening + moved.text;
    },
  );
  return { text, notes, modules: [...modules, ...peersIn(text)] };
}
