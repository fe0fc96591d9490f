import { random } from '@gifkit/sandbox-art/random';
import type { CatalogEntry } from './entry.ts';
import { sceneEntry } from './scene-entry.ts';
import { scenes } from './scenes.ts';

/** Moods: a first word of the title, which is also a tag, and more tags. */
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

const KEPT_TAGS = 5;

/** Yields variants of scenes in other moods, determined by the seed. */
export function* variants(count: number, seed: number): Generator<CatalogEntry> {
  const next = random(seed ^ 0x9e3779b9);
  for (let index = 0; index < count; index++) {
    const scene = scenes[Math.floor(next() * scenes.length)];
    const mood = MOODS[Math.floor(next() * MOODS.length)];
    if (!scene || !mood) return;
    const kept = Math.floor(next() * scene.tags.length);
    yield sceneEntry(scene, `${scene.slug}#${index}`, {
      title: `${mood[0]} ${scene.title}`,
      tags: [...mood, ...scene.tags.slice(kept, kept + KEPT_TAGS)],
    });
  }
}
