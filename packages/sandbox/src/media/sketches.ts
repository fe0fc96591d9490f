/**
 * SVG sketches of accounts' pictures and texts, used if nothing can draw. Browsers show SVG under any file
 * name. SMIL animations work inside images.
 */
import { hash } from 'node:crypto';
import { html } from 'hono/html';
import { random } from '../random.ts';
import type { MediaFile } from './files.ts';
import { measure } from './measure-text.ts';
import type { Picture } from './picture.ts';
import type { Content } from './respond.ts';
import type { TextScene } from './text-scene.ts';

type Svg = ReturnType<typeof html>;

/** Dark enough for white letters. */
const COLORS = [
  '#c2255c',
  '#7b2ff7',
  '#3b5bdb',
  '#0b7285',
  '#2b8a3e',
  '#a84300',
  '#5f3dc4',
] as const;

const color = (index: number): string => COLORS[index % COLORS.length] ?? COLORS[0];

/** Characters that XML does not allow, even escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Rocks its parent to and fro once per loop. */
const rock = (degrees: number, seconds: number): Svg =>
  html`<animateTransform attributeName="transform" type="rotate" values="${-degrees};${degrees};${-degrees}" dur="${seconds}s" repeatCount="indefinite"/>`;

async function content(svg: Svg): Promise<Content> {
  const bytes = new TextEncoder().encode(String(await svg));
  return { type: 'image/svg+xml', hash: hash('md5', bytes), isFinal: false, read: () => bytes };
}

const SIZES = {
  avatar: { width: 160, height: 160 },
  banner: { width: 1040, height: 260 },
} as const;
/** Height of an account's small picture in px. */
const SMALL_HEIGHT = 80;

/** Draws the initial of a name on a color; banners have only the color. */
export function sketchAccount({ kind, name, small, format }: Picture): Promise<Content> {
  const { width, height } = SIZES[kind];
  const scale = small ? SMALL_HEIGHT / height : 1;
  const next = random(Number.parseInt(hash('md5', name).slice(0, 8), 16));
  const [first, second] = [next(), next()].map((number) => color(Math.floor(number * 7)));
  const moves = format === 'gif' || format === 'webp';
  const [initial = ''] = [...name.replace(NOT_IN_XML, '').toUpperCase()];
  return content(html`<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">
<rect x="-50%" y="-50%" width="100%" height="100%" fill="${first}"/>
<g><circle cx="${width / 4}" cy="${height / 2}" r="${height / 2}" fill="${kind === 'banner' ? second : first}"/>
${kind === 'avatar' ? html`<text y="0.36em" font-size="84" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="#fff">${initial}</text>` : ''}
${moves ? rock(6, 2) : ''}</g>
</svg>`);
}

export function sketchText(
  { lettering, variant, seconds }: TextScene,
  file: MediaFile,
): Promise<Content> {
  const { width, height, size, lines } = lettering;
  const line = ({ text, y }: { text: string; y: number }): Svg =>
    html`<text y="${y}" dy="0.36em" textLength="${measure(text) * size}" lengthAdjust="spacingAndGlyphs">${text.replace(NOT_IN_XML, '')}</text>`;
  return content(html`<svg xmlns="http://www.w3.org/2000/svg" width="${file.width}" height="${file.height}" viewBox="${-width / 2} ${-height / 2} ${width} ${height}">
<g font-size="${size}" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="${color(variant)}" stroke="#fff" stroke-width="${size / 8}" stroke-linejoin="round" paint-order="stroke">
${lines.map(line)}
${file.frames > 1 ? rock(2, seconds) : ''}</g>
</svg>`);
}
