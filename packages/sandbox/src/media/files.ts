import { frameCount, type Scene } from '../art/scene.ts';

/**
 * The files that a scene has, named as the GIF service names them. Pure: what a file holds follows
 * from its name and its scene.
 */

export type Format = 'gif' | 'webp' | 'mp4' | 'jpg';

export interface Size {
  /** px */
  width: number;
  /** px */
  height: number;
}

export interface MediaFile extends Size {
  name: string;
  format: Format;
  frames: number;
  /** Whether it lies in the media folder; other files are drawn when they are asked for. */
  committed: boolean;
  /** Whether a clip's sound goes with it. */
  sound: boolean;
}

type SizeRule = (scene: Size) => Size;

/** H.264 as browsers play it halves the colour planes, so both sides of every file are even. */
const even = (px: number): number => Math.max(2, Math.round(px / 2) * 2);

const original: SizeRule = ({ width, height }) => ({ width, height });
const double: SizeRule = ({ width, height }) => ({ width: width * 2, height: height * 2 });
const wide =
  (width: number): SizeRule =>
  (scene) => ({ width, height: even((width * scene.height) / scene.width) });
const high =
  (height: number): SizeRule =>
  (scene) => ({ width: even((height * scene.width) / scene.height), height });
/** Video qualities are named after the shorter side. */
const quality =
  (side: number): SizeRule =>
  (scene) =>
    scene.width < scene.height ? wide(side)(scene) : high(side)(scene);

interface FileRule {
  size: SizeRule;
  /** Default: the scene's own. */
  frames?: number;
  committed?: boolean;
  sound?: boolean;
}

/** Frames of a downsampled rendition. */
const downsampled = 6;

const imageFiles: Record<string, FileRule> = {
  'giphy.gif': { size: original },
  'giphy.webp': { size: original },
  'giphy.mp4': { size: original, committed: true },
  'giphy_s.gif': { size: original, frames: 1 },
  '480w_s.jpg': { size: wide(480), frames: 1 },
  '200.gif': { size: high(200) },
  '200.webp': { size: high(200) },
  '200.mp4': { size: high(200), committed: true },
  '200_d.gif': { size: high(200), frames: downsampled },
  '200_d.webp': { size: high(200), frames: downsampled },
  '200_s.gif': { size: high(200), frames: 1 },
  '200w.gif': { size: wide(200) },
  '200w.webp': { size: wide(200), committed: true },
  '200w.mp4': { size: wide(200), committed: true },
  '200w_d.gif': { size: wide(200), frames: downsampled },
  '200w_d.webp': { size: wide(200), frames: downsampled },
  '200w_s.gif': { size: wide(200), frames: 1 },
  '100.gif': { size: high(100) },
  '100.webp': { size: high(100) },
  '100.mp4': { size: high(100), committed: true },
  '100_s.gif': { size: high(100), frames: 1 },
  '100w.gif': { size: wide(100) },
  '100w.webp': { size: wide(100) },
  '100w.mp4': { size: wide(100), committed: true },
  '100w_s.gif': { size: wide(100), frames: 1 },
};

/** Files that only one kind of scene has. */
const ownFiles: Record<Scene['kind'], Record<string, FileRule>> = {
  gif: {},
  sticker: { 'giphy-hd.mp4': { size: double, committed: true } },
  clip: {
    'giphy360p.mp4': { size: quality(360), committed: true, sound: true },
    'giphy480p.mp4': { size: quality(480), committed: true, sound: true },
    'giphy720p.mp4': { size: quality(720), committed: true, sound: true },
  },
};

/** Names under which the JSON lists a file a second time. */
const aliases: Record<string, string> = {
  'giphy-loop.mp4': 'giphy.mp4',
  'giphy-downsized-small.mp4': 'giphy.mp4',
  'giphy-preview.mp4': '200w.mp4',
  'giphy-preview.gif': '100w.gif',
  'giphy-preview.webp': '100w.webp',
  'source.gif': 'giphy.gif',
};

const clipAliases: Record<string, string> = {
  'giphy-hd.mp4': 'giphy720p.mp4',
  'source.mp4': 'giphy720p.mp4',
};

const formats: Record<string, Format> = { gif: 'gif', webp: 'webp', mp4: 'mp4', jpg: 'jpg' };

const rulesOf = ({ kind }: Scene): Record<string, FileRule> => ({
  ...imageFiles,
  ...ownFiles[kind],
});

/** The name under which the file is kept. In a square scene, 200 high is 200 wide. */
const nameOf = ({ kind, width, height }: Scene, name: string): string => {
  const target = (kind === 'clip' && clipAliases[name]) || aliases[name] || name;
  return width === height ? target.replace(/^([12]00)(?=[._])/, '$1w') : target;
};

/** What the file holds that a name stands for; `undefined` where the scene has no such file. */
export function mediaFile(scene: Scene, name: string): MediaFile | undefined {
  const target = nameOf(scene, name);
  const rule = rulesOf(scene)[target];
  const format = formats[target.slice(target.lastIndexOf('.') + 1)];
  if (!rule || !format) return undefined;
  const { size, frames = frameCount(scene), committed = false, sound = false } = rule;
  return { name: target, format, ...size(scene), frames, committed, sound };
}

/** Every file of a scene once, without the second names. */
export const mediaFiles = (scene: Scene): MediaFile[] =>
  Object.keys(rulesOf(scene))
    .filter((name) => nameOf(scene, name) === name)
    .flatMap((name) => mediaFile(scene, name) ?? []);
