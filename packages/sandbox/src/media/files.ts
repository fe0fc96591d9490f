import { frameCount } from '@gifkit/sandbox-art/scene';
import type { CatalogScene } from '../catalog/scenes.ts';
import type { PictureFormat } from './art.ts';

type Format = 'gif' | 'webp' | 'mp4' | 'jpg';

export interface Size {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
}

export interface MediaFile extends Size {
  name: string;
  format: Format;
  frames: number;
  sound: boolean;
}

type SizeRule = (scene: Size) => Size;

/** Browsers' H.264 halves the color planes, so both sides must be even. */
const even = (px: number): number => Math.max(2, Math.round(px / 2) * 2);

const original: SizeRule = ({ width, height }) => ({ width, height });
const double: SizeRule = ({ width, height }) => ({ width: width * 2, height: height * 2 });
const wide =
  (width: number): SizeRule =>
  (scene) => ({ width, height: even((width * scene.height) / scene.width) });
const high =
  (height: number): SizeRule =>
  (scene) => ({ width: even((height * scene.width) / scene.height), height });
/** `360p` names the shorter side. */
const quality =
  (side: number): SizeRule =>
  (scene) =>
    scene.width < scene.height ? wide(side)(scene) : high(side)(scene);

interface FileRule {
  format: Format;
  size: SizeRule;
  /** By default all frames of the scene. */
  frames?: number | undefined;
  sound?: boolean;
}

type FileRules = readonly (readonly [name: string, rule: FileRule])[];

const mp4 = (size: SizeRule): FileRule => ({ format: 'mp4', size });

/** @param downsampled frames of the files `_d`, if there are any */
const filesOf = (name: string, size: SizeRule, downsampled?: number): FileRules => {
  const pictures = (suffix: string, frames?: number): FileRules => [
    [`${name}${suffix}.gif`, { format: 'gif', size, frames }],
    [`${name}${suffix}.webp`, { format: 'webp', size, frames }],
  ];
  return [
    ...pictures(''),
    [`${name}.mp4`, mp4(size)],
    ...(downsampled ? pictures('_d', downsampled) : []),
    [`${name}_s.gif`, { format: 'gif', size, frames: 1 }],
  ];
};

const clip = (size: SizeRule): FileRule => ({ ...mp4(size), sound: true });

const DOWNSAMPLED = 6;

/** The order is that of the committed files. */
const imageFiles: FileRules = [
  ...filesOf('giphy', original),
  ['480w_s.jpg', { format: 'jpg', size: wide(480), frames: 1 }],
  ...filesOf('200', high(200), DOWNSAMPLED),
  ...filesOf('200w', wide(200), DOWNSAMPLED),
  ...filesOf('100', high(100)),
  ...filesOf('100w', wide(100)),
];
const clipFiles: FileRules = [
  ['giphy360p.mp4', clip(quality(360))],
  ['giphy480p.mp4', clip(quality(480))],
  ['giphy720p.mp4', clip(quality(720))],
];

const rules: Record<CatalogScene['kind'], ReadonlyMap<string, FileRule>> = {
  gif: new Map(imageFiles),
  sticker: new Map([...imageFiles, ['giphy-hd.mp4', mp4(double)]]),
  clip: new Map([...imageFiles, ...clipFiles]),
};

/** Aliases of files in the JSON. */
const imageAliases: readonly (readonly [name: string, target: string])[] = [
  ['giphy-loop.mp4', 'giphy.mp4'],
  ['giphy-downsized-small.mp4', 'giphy.mp4'],
  ['giphy-preview.mp4', '200w.mp4'],
  ['giphy-preview.gif', '100w.gif'],
  ['giphy-preview.webp', '100w.webp'],
  ['source.gif', 'giphy.gif'],
];
const aliases: Record<CatalogScene['kind'], ReadonlyMap<string, string>> = {
  gif: new Map(imageAliases),
  sticker: new Map(imageAliases),
  clip: new Map([
    ...imageAliases,
    ['giphy-hd.mp4', 'giphy720p.mp4'],
    ['source.mp4', 'giphy720p.mp4'],
  ]),
};

/** Resolves aliases. In a square scene, 200 high is also 200 wide. */
const nameOf = ({ kind, width, height }: CatalogScene, name: string): string => {
  const target = aliases[kind].get(name) ?? name;
  return width === height ? target.replace(/^([12]00)(?=[._])/, '$1w') : target;
};

/** Pictures of clips have only every second frame, because clips are long. */
const framesOf = (scene: CatalogScene, format: Format): number =>
  scene.kind === 'clip' && format !== 'mp4' ? Math.ceil(frameCount(scene) / 2) : frameCount(scene);

/** Returns the file with this name of the service; `undefined` if the scene has none. */
export function mediaFile(scene: CatalogScene, name: string): MediaFile | undefined {
  const target = nameOf(scene, name);
  const rule = rules[scene.kind].get(target);
  if (!rule) return undefined;
  const { format, size, sound = false } = rule;
  const frames = rule.frames ?? framesOf(scene, format);
  return { name: target, format, ...size(scene), frames, sound };
}

export const mediaFiles = (scene: CatalogScene): MediaFile[] =>
  [...rules[scene.kind].keys()]
    .filter((name) => nameOf(scene, name) === name)
    .flatMap((name) => mediaFile(scene, name) ?? []);

type PictureFile = MediaFile & { format: PictureFormat };

export const isPicture = (file: MediaFile): file is PictureFile => file.format !== 'mp4';

/** True for files drawn on demand: moving pictures. */
export const isDrawn = (file: MediaFile): file is PictureFile => isPicture(file) && file.frames > 1;
