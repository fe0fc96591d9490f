/**
 * SVG sketches of avatars and texts, used if nothing can draw. Browsers show SVG under any file
 * name. SMIL animations work inside images.
 */
import { hash } from 'node:crypto';
import { html } from 'hono/html';
import type { AvatarTask } from './art.ts';
import type { MediaFile } from './files.ts';
import type { Content } from './respond.ts';
import { measure } from './text-layout.ts';
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

/** Sides of an avatar in px. */
const SIDE = 160;
const SMALL_SIDE = 80;

/** Draws the initial of a name on a color. */
export function sketchAvatar({ name, small, format }: AvatarTask): Promise<Content> {
  const side = small ? SMALL_SIDE : SIDE;
  const fill = color(Number.parseInt(hash('md5', name).slice(0, 8), 16));
  const moves = format === 'gif' || format === 'webp';
  const [initial = ''] = [...name.replace(NOT_IN_XML, '').toUpperCase()];
  return content(html`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-80 -80 160 160">
<rect x="-80" y="-80" width="160" height="160" fill="${fill}"/>
<g><text y="0.36em" font-size="84" font-family="sans-serif" font-weight="bold" text-anchor="middle" fill="#fff">${initial}</text>
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
