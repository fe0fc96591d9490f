import { random } from '../art/random.ts';
import type { Scene } from '../art/scene.ts';
import type { Entry } from './entry.ts';
import { entryOf } from './items.ts';

/** The same entries in an order that follows from the seed. */
const shuffled = (entries: readonly Entry[], seed: number): Entry[] => {
  const next = random(seed);
  return entries
    .map((entry) => ({ entry, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
};

/** The catalogue's entries, most popular first. */
export const catalogueEntries = (scenes: readonly Scene[], seed: number): Entry[] =>
  shuffled(
    scenes.map((scene) => entryOf(scene)),
    seed,
  );
