import { extname } from 'node:path';
import { mentionAdvice, peersIn } from '../peer.ts';
import { moveSource } from './source.ts';
import { lineAt, notesOnLines, type Transformed } from './transform.ts';
import { trapsInLines } from './traps.ts';

/** Scripts of other types, such as JSON, are data. */
const DATA = /\btype=["']?(?!module|text\/(?:java|type)script)/;

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
  let [text, end] = ['', 0];
  for (const { 0: all, 1: opening = '', 2: source = '', index } of before.matchAll(
    PARTS[kind] ?? SCRIPT,
  )) {
    if (DATA.test(opening) || !/giphy|gif/i.test(source)) continue;
    text += before.slice(end, index) + opening;
    const [, language = kind === '.astro' ? 'ts' : 'js'] =
      /\blang=["']?(tsx?)\b/.exec(opening) ?? [];
    const moved = moveSource(source, `${path}.${language}`);
    const above = lineAt(text, text.length) - 1;
    for (const { line = 1, message } of moved.notes) notes.push({ line: line + above, message });
    modules.push(...moved.modules);
    text += moved.text;
    end = index + all.length;
  }
  text += before.slice(end);
  notes.push(...trapsInLines(text), ...notesOnLines(text, mentionAdvice));
  return { text, notes, modules: [...modules, ...peersIn(text)] };
}
