import type { Scene } from '../art/scene.ts';
import { scenes } from '../art/scenes/index.ts';
import { emojiScenes } from '../emoji/scenes.ts';

/** Everything that media are made of. */
export const mediaScenes: readonly Scene[] = [...scenes, ...emojiScenes];
