/**
 * Draws a contact sheet for review: one row per scene with eight frames of its loop.
 *
 * node scripts/preview-scenes.ts out.png [slug…]      all scenes by default
 */
import { readdir, writeFile } from 'node:fs/promises';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { renderFrames } from '../src/render.ts';
import type { Scene } from '../src/scene.ts';

const moments = 8;
const cell = 180;

const [out = 'scenes.png', ...slugs] = process.argv.slice(2);
const folder = new URL('../src/scenes/', import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
const wanted = slugs.length ? slugs.map((slug) => `${slug}.ts`) : files;

const scenes: Scene[] = [];
for (const file of wanted) {
  const exports: Record<string, Scene> = await import(new URL(file, folder).href);
  scenes.push(...Object.values(exports).filter((scene) => scene.slug));
}

const sheet = createCanvas(moments * cell, scenes.length * cell);
const pen = sheet.getContext('2d');
pen.fillStyle = '#808080';
pen.fillRect(0, 0, sheet.width, sheet.height);
scenes.forEach((scene, row) => {
  const scale = (cell - 6) / Math.max(scene.width, scene.height);
  const width = Math.round(scene.width * scale);
  const height = Math.round(scene.height * scale);
  const { data } = renderFrames(scene, { width, height, count: moments });
  for (let i = 0; i < moments; i++) {
    const frame = data.subarray(i * width * height * 4, (i + 1) * width * height * 4);
    const tile = createCanvas(width, height);
    tile
      .getContext('2d')
      .putImageData(new ImageData(new Uint8ClampedArray(frame), width, height), 0, 0);
    pen.drawImage(tile, i * cell + 3, row * cell + 3);
  }
});
await writeFile(out, sheet.toBuffer('image/png'));
console.log(`${out}: ${scenes.map(({ slug }) => slug).join(', ')}`);
