import { emojiGroups, emojiScenes, scenes, sounds } from '@gifkit/sandbox-art/drawings';
import type { SceneData } from '../src/catalog/scenes.ts';

const captionsOf = (slug: string) => sounds.find((sound) => sound.slug === slug)?.captions;

export const sceneData: SceneData = {
  scenes: scenes.map(({ draw: _, ...scene }) => {
    const captions = captionsOf(scene.slug);
    return { ...scene, ...(captions && { captions }) };
  }),
  emoji: emojiGroups.flatMap(({ slug, title, tags, palettes }) => {
    const scene = emojiScenes.find((candidate) => candidate.title === title);
    if (!scene) return [];
    const { width, height, seconds, fps } = scene;
    return { slug, title, tags, variations: palettes.length, width, height, seconds, fps };
  }),
};
