import { random } from '../art/random.ts';
import type { Scene } from '../art/scene.ts';
import type { CatalogueEntry } from './entry.ts';
import { entryOf } from './items.ts';

/** What makes a copy another item: a word before its title, and that word and more among its tags. */
const MOODS = [
  ['happy', 'smile', 'joy'],
  ['sleepy', 'tired', 'good night'],
  ['tiny', 'small', 'cute'],
  ['giant', 'huge', 'big'],
  ['midnight', 'dark', 'night'],
  ['sunny', 'bright', 'summer'],
  ['frozen', 'cold', 'winter'],
  ['electric', 'energy', 'neon'],
  ['lonely', 'sad', 'miss you'],
  ['lucky', 'win', 'good luck'],
  ['secret', 'hidden', 'shh'],
  ['royal', 'queen', 'fancy'],
  ['paper', 'craft', 'handmade'],
  ['cosmic', 'stars', 'galaxy'],
  ['grumpy', 'angry', 'monday'],
  ['lazy', 'sunday', 'weekend'],
  ['speedy', 'fast', 'hurry'],
  ['golden', 'gold', 'winner'],
  ['vintage', 'retro', '70s'],
  ['rainy', 'rain', 'autumn'],
] as const;

/** Tags that a copy takes over from its scene. */
const KEPT_TAGS = 5;

/** `count` more items, made by giving the scenes other moods. The same seed gives the same ones. */
export function* multiplied(
  scenes: readonly Scene[],
  count: number,
  seed: number,
): Generator<CatalogueEntry> {
  const next = random(seed ^ 0x9e3779b9);
  for (let made = 0; made < count; made++) {
    const scene = scenes[Math.floor(next() * scenes.length)];
    const mood = MOODS[Math.floor(next() * MOODS.length)];
    if (!scene || !mood) return;
    const kept = Math.floor(next() * scene.tags.length);
    yield entryOf(scene, `${scene.slug}#${made}`, {
      title: `${mood[0]} ${scene.title}`,
      tags: [...mood, ...scene.tags.slice(kept, kept + KEPT_TAGS)],
    });
  }
}
