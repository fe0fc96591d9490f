import { createCanvas } from '@napi-rs/canvas';
import { TAU } from './easing.ts';
import type { Pen } from './scene.ts';

/** Copies of the silhouette around the circle, enough for a smooth rim. */
const copies = 16;

/**
 * Paints a picture with an even rim, like a die-cut sticker, so that it is visible on any background. Within
 * `paint`, `source-atop` colors only what is already painted.
 */
export function dieCut(pen: Pen, rim: number, color: string, paint: (layer: Pen) => void): void {
  const { width, height } = pen.canvas;
  const transform = pen.getTransform();
  const picture = createCanvas(width, height);
  const layer = picture.getContext('2d');
  layer.setTransform(transform);
  paint(layer);

  const silhouette = createCanvas(width, height);
  const cutter = silhouette.getContext('2d');
  cutter.drawImage(picture, 0, 0);
  cutter.globalCompositeOperation = 'source-in';
  cutter.fillStyle = color;
  cutter.fillRect(0, 0, width, height);

  const reach = rim * Math.hypot(transform.a, transform.b);
  pen.save();
  pen.resetTransform();
  for (let i = 0; i < copies; i++) {
    const angle = (i / copies) * TAU;
    pen.drawImage(silhouette, Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.drawImage(picture, 0, 0);
  pen.restore();
}

/** Paints a sticker: an inked outline inside a white border. */
export const sticker = (pen: Pen, ink: string, paint: (layer: Pen) => void): void =>
  dieCut(pen, 8, '#ffffff', (border) => dieCut(border, 6, ink, paint));
