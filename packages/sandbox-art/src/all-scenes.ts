import { emojiScenes } from './emoji/scenes.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes/index.ts';

/** Every scene that has files: those of the catalog, then the emoji. */
export const allScenes: readonly Scene[] = [...scenes, ...emojiScenes];
