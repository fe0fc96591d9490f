import type { Scene } from '../art/scene.ts';
import { scenes } from '../art/scenes/index.ts';
import { emojiScenes } from '../emoji/scenes.ts';

/** Every scene that has media files. */
export const mediaScenes: readonly Scene[] = [...scenes, ...emojiScenes];
