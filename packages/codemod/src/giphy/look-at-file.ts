import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { hasText, readText } from '../files/read-text.ts';
import { systemMessage } from '../files/system-message.ts';
import { rewriteSettings, SETTINGS_FILE } from '../manifests/json-settings.ts';
import type { Note } from '../peer/note.ts';
import { type Successor, successorOf } from '../peer/successors.ts';
import { changeSource, type SourceChange } from '../sources/change-source.ts';
import { findTrapsInStyles } from '../sources/find-traps.ts';
import { SOURCE } from '../sources/parse.ts';
import type { Change, Fault } from './packages.ts';

const STYLES = /\.(css|scss|sass|less)$/;
/** Files of frameworks; scripts in them are not read. */
const FRAMEWORKS = /\.(vue|svelte|astro|mdx|html)$/;
/** Files of settings, read by many tools in many ways. */
const SETTINGS = /\.(json[c5]?|ya?ml|toml)$|^\.(babel|swc|eslint)rc$/;
const LOCKS = /^(package-lock|npm-shrinkwrap)\.json$|-lock\.ya?ml$/;

/** Whether a file may have something to change or to look at. A package.json is looked at by itself. */
export function isLookedAt(file: string): boolean {
  const name = basename(file);
  if (name === 'package.json' || LOCKS.test(name)) return false;
  return [SOURCE, STYLES, FRAMEWORKS, SETTINGS].some((kind) => kind.test(name));
}

/** What a file has of the peer. */
export interface Looked {
  /** The packages of the peer that it names. */
  peers: string[];
  /** The packages that it imports from, after the change. */
  used: ReadonlySet<Successor>;
  change: Change | undefined;
  fault: Fault | undefined;
}

/** The notes on a file that is not read as a source. */
function notesOn(file: string, text: string): Note[] {
  if (STYLES.test(file)) return findTrapsInStyles(text);
  return text.split('\n').flatMap((line, index): Note[] => {
    const [name] = /@giphy\/[\w-]+/.exec(line) ?? [];
    if (!name) return [];
    const message = FRAMEWORKS.test(file)
      ? 'Change this import by hand.'
      : `${name} is named here: change it where it means the package.`;
    return [{ line: index + 1, message }];
  });
}

/** The package of the peer that a mock of Jest, or types of a module, are found for by the name of their file. */
export function peerInPath(file: string): string | undefined {
  const [, name] = /[\\/]@giphy[\\/]([\w-]+)[^\\/]*$/.exec(file) ?? [];
  return name && `@giphy/${name}`;
}

function notesOnPath(file: string): Note[] {
  const peer = peerInPath(file);
  const to = peer && successorOf(peer);
  if (!to) return [];
  const message = `This file may be found by its name, for ${peer}: move it, so that it is found for ${to}.`;
  return [{ line: undefined, message }];
}

/** What is to be done with the text of a file. */
function changeOf(file: string, bytes: Buffer): SourceChange & { text: string } {
  const none = { edits: [], used: new Set<Successor>() };
  const isSource = SOURCE.test(file);
  if (isSource || SETTINGS_FILE.test(file)) {
    const text = readText(bytes);
    return { ...none, text, ...(isSource ? changeSource(text, file) : rewriteSettings(text)) };
  }
  // Nothing is written here, so a letter that cannot be read does no harm.
  const text = bytes.toString('utf8');
  return { ...none, text, notes: notesOn(file, text) };
}

/** Reads a file, and says what is to be done with it; undefined where it has nothing to do with the peer. */
export function lookAt(file: string): Looked | undefined {
  const nothing = { peers: [], used: new Set<Successor>(), change: undefined, fault: undefined };
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    // Whether it has something to change is not known.
    const message = `cannot be read (${systemMessage(error)})`;
    return { ...nothing, fault: { file, message, blocks: true } };
  }
  const hasPeer = hasText(bytes, '@giphy/');
  const plain = bytes.toString('latin1');
  if (!hasPeer && !/giphy|gifkit/i.test(plain) && !peerInPath(file)) return undefined;
  const peers = plain.match(/@giphy\/[\w-]+/g) ?? [];
  try {
    const { text, edits, notes, used } = changeOf(file, bytes);
    const all = [...notesOnPath(file), ...notes];
    const change = edits.length || all.length ? { file, text, edits, notes: all } : undefined;
    return { ...nothing, peers, used, change };
  } catch (error) {
    return {
      ...nothing,
      peers,
      fault: { file, message: (error as Error).message, blocks: hasPeer },
    };
  }
}
