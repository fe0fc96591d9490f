import { type Edit, lineAt } from '../edit/edits.ts';
import {
  defaultExport,
  movedExport,
  peerOf,
  type Successor,
  successorOf,
} from '../peer/successors.ts';
import { movedItem } from './import-list.ts';
import type { Rewriting } from './rewriting.ts';

/** A module of the peer in quotes, and what stands around it in a comment. */
interface Quoted {
  module: string;
  quote: string;
  /** Of the quoted text. */
  start: number;
  end: number;
  before: string;
  after: string;
}

interface Moved {
  to: Successor;
  edits: Edit[];
}

const QUOTED = /(["'])(@giphy\/[^"'\s]+)\1/g;

const quotedIn = (comment: string): Quoted[] =>
  [...comment.matchAll(QUOTED)].map(({ 0: text, 1: quote = '', 2: module = '', index: start }) => {
    const end = start + text.length;
    return {
      module,
      quote,
      start,
      end,
      before: comment.slice(0, start),
      after: comment.slice(end),
    };
  });

const renamed = ({ start, end, quote }: Quoted, to: Successor): Edit => ({
  start,
  end,
  text: quote + to + quote,
});

/** A type of JSDoc: `import('@giphy/js-types').IGif`. */
function moveImportType(quoted: Quoted): Moved | undefined {
  const peer = peerOf(quoted.module);
  const first = peer && successorOf(peer.name);
  if (!first || peer.asset || !/\bimport\(\s*$/.test(quoted.before)) return undefined;
  const [all, name] = /^\s*\)\s*\.\s*([\w$]+)/.exec(quoted.after) ?? [];
  if (!all || !name) return { to: first, edits: [renamed(quoted, first)] };
  const known = name === 'default' ? defaultExport(peer.name, peer.file) : name;
  const moved = known && movedExport(peer.name, known);
  if (!moved) return undefined;
  const end = quoted.end + all.length;
  const edits = [renamed(quoted, moved.to)];
  if (moved.name !== name) edits.push({ start: end - name.length, end, text: moved.name });
  return { to: moved.to, edits };
}

/** `@import { IGif } from '@giphy/js-types'` of JSDoc; undefined where its names are in several packages now. */
function moveImportTag(quoted: Quoted): Moved | undefined {
  const peer = peerOf(quoted.module);
  const [tag = '', list] = /@import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*$/.exec(quoted.before) ?? [];
  if (!peer || peer.asset || !successorOf(peer.name) || list === undefined) return undefined;
  const listStart = quoted.start - tag.length + tag.indexOf('{') + 1;
  const names = [...list.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)];
  const moved = names.flatMap(({ 0: text, 1: name = '', 2: local = name, index }) => {
    const known = name === 'default' ? defaultExport(peer.name, peer.file) : name;
    if (!known) return [];
    const own = known === name ? text : undefined;
    const item = movedItem({ kind: '', name: known, local, text: own }, peer.name);
    const start = listStart + index;
    return [{ ...item, edit: { start, end: start + text.length, text: item.text } }];
  });
  const [to, ...others] = new Set(moved.map((item) => item.to));
  if (!to || others.length || moved.length < names.length) return undefined;
  const edits = moved.flatMap(({ isRenamed, edit }) => (isRenamed ? [edit] : []));
  return { to, edits: [...edits, renamed(quoted, to)] };
}

/** `/// <reference types="@giphy/js-types" />` */
function moveReference(quoted: Quoted): Moved | undefined {
  const peer = peerOf(quoted.module);
  const to = peer && !peer.asset && successorOf(peer.name);
  if (!to || !/^\/\/\/\s*<reference\s+types=$/.test(quoted.before)) return undefined;
  return { to, edits: [renamed(quoted, to)] };
}

/** Moves the modules that comments name for TypeScript, and names those that they quote otherwise. */
export function rewriteComments(rewriting: Rewriting): void {
  for (const { start, end } of rewriting.source.comments) {
    if (typeof start !== 'number' || typeof end !== 'number') continue;
    for (const quoted of quotedIn(rewriting.text.slice(start, end))) {
      const moved = moveImportType(quoted) ?? moveImportTag(quoted) ?? moveReference(quoted);
      if (moved) {
        rewriting.used.add(moved.to);
        const edits = moved.edits.map((edit) => ({
          ...edit,
          start: start + edit.start,
          end: start + edit.end,
        }));
        rewriting.edits.push(...edits);
      } else {
        const line = lineAt(rewriting.text, start + quoted.start);
        const message = `${quoted.module} is named in a comment: change it where that is read.`;
        rewriting.notes.push({ line, message });
      }
    }
  }
}
