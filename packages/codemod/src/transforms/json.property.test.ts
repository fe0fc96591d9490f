import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Successor, successorsOf } from '../peer.ts';
import { manifests } from '../test/any-manifest.ts';
import { moveManifest } from './json.ts';

const SECTIONS = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies'];

/** What files use that move, and what files need that do not. */
interface Needs {
  used: ReadonlySet<Successor>;
  kept: ReadonlySet<string>;
}

const needs: fc.Arbitrary<Needs> = fc.record({
  used: fc
    .subarray<Successor>(['@gifkit/analytics', '@gifkit/fetch-api', '@gifkit/model'])
    .map((names) => new Set(names)),
  kept: fc.subarray(['@giphy/js-types', '@giphy/js-util']).map((names) => new Set(names)),
});

const moved = (text: string, own: Needs): string =>
  moveManifest(text, { ...own, rangeOf: () => '^1.2.3' }).text;

const read = (text: string) => JSON.parse(text.replace('\uFEFF', ''));

/** What a package manager reads in a manifest that somebody moved by hand. */
function byHand(before: Record<string, unknown>, { used, kept }: Needs) {
  const after = { ...before };
  const installed: string[] = [];
  for (const section of SECTIONS) {
    if (typeof before[section] !== 'object') continue;
    const own: Record<string, string> = { ...before[section] };
    for (const peer of Object.keys(own).filter((name) => successorsOf(name).length)) {
      if (!kept.has(peer)) delete own[peer];
      const all = successorsOf(peer);
      const needed = all.filter((to) => used.has(to));
      for (const to of needed.length ? needed : all.slice(0, 1)) {
        if (section !== 'devDependencies' || !installed.includes(to)) own[to] ??= '^1.2.3';
      }
    }
    if (section !== 'peerDependencies') installed.push(...Object.keys(own));
    after[section] = own;
  }
  return after;
}

/** Comments, and the texts that are neither packages that move nor their ranges. */
const rest = (text: string) =>
  text
    .match(/"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*/g)
    ?.filter((part) => !/^"(@gi(phy|fkit)\/|[\^*\d])/.test(part));

/** Lines that name no package of the peer or of ours, without the commas and braces that their neighbours decide on. */
const linesOfOthers = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/@gi(phy|fkit)\/(?!js-brand)/.test(line))
    .map((line) => line.replace(/,?(\r?)$/, '$1'))
    .join('\n')
    .replace(/\{\s*\}/g, '{}');

it('a manifest of any order, sections, style and layout means what it should, and nothing else changes', () => {
  fc.assert(
    fc.property(manifests, needs, ({ text, isInLines }, own) => {
      const result = moved(text, own);
      expect(read(result)).toEqual(byHand(read(text), own));
      expect(rest(result)).toEqual(rest(text));
      expect(moved(result, own)).toBe(result);
      if (isInLines) {
        expect(linesOfOthers(result)).toEqual(linesOfOthers(text));
      }
    }),
    { numRuns: 2000 },
  );
});
