import { readFileSync } from 'node:fs';
import { applyEdits } from '../edit/edits.ts';
import { hasText, readText } from '../files/read-text.ts';
import { systemMessage } from '../files/system-message.ts';
import { readJson } from '../json/read-json.ts';
import type { Manifest } from '../manifests/find-manifests.ts';
import { dependenciesIn, rewriteManifest } from '../manifests/rewrite-manifest.ts';
import type { Successor } from '../peer/successors.ts';
import type { Change, Fault } from './packages.ts';

/** The version range for each package. */
export type RangeOf = (name: Successor) => string;

/** What decides on the dependencies of a manifest. */
interface Context {
  /** The packages that its sources use now. */
  used: ReadonlySet<Successor>;
  /** The packages of the peer that other files still need. */
  kept: ReadonlySet<string>;
  rangeOf: RangeOf;
}

/** What is to be done with a package.json. */
export interface ManifestChange {
  change: Change | undefined;
  fault: Fault | undefined;
  /** What it lists then. */
  dependencies: ReadonlySet<string>;
}

/** Changes a package.json as its sources have changed. */
export function changeManifest(
  { file, dependencies, target }: Manifest,
  context: Context,
): ManifestChange {
  const same = { change: undefined, fault: undefined, dependencies };
  let blocks = true;
  try {
    const bytes = readFileSync(file);
    blocks = hasText(bytes, '@giphy/');
    if (!blocks && !context.used.size) return same;
    const text = readText(bytes);
    const { edits, notes } = rewriteManifest(text, context);
    if (edits.length && target) throw new Error(`is a symbolic link: change ${target} by hand`);
    const change = { file, text, edits, notes };
    const after = dependenciesIn(readJson(applyEdits(text, edits)).root);
    return { change, fault: undefined, dependencies: after };
  } catch (error) {
    return { ...same, fault: { file, message: systemMessage(error), blocks } };
  }
}
