/** Exports for the sandbox's scripts and tests, which generate its committed media. Not published. */

export { drawLoop } from './draw.ts';
export { emojiGroups } from './emoji/groups.ts';
export { allScenes, emojiScenes } from './emoji/scenes.ts';
export { encode, encoderVersion } from './encode.ts';
export { type Frames, renderFrames } from './render.ts';
export type { Category, Scene, SceneDescription } from './scene.ts';
export { scenes } from './scenes/index.ts';
export { renderSound, SAMPLE_RATE } from './sound.ts';
export { sounds } from './sounds/index.ts';
export { measureText } from './text/fonts.ts';
export { variants as textVariants } from './text/text-loop.ts';
