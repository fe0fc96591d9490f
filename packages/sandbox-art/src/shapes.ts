import { Path2D } from '@napi-rs/canvas';
import { TAU } from './easing.ts';
import type { Pen } from './scene.ts';

/** Shapes that many scenes share. Each fills or strokes with the pen's current style by default. */

/** Fills what `trace` outlines. */
function fillTrace(pen: Pen, fill: string | undefined, trace: () => void): void {
  if (fill) pen.fillStyle = fill;
  pen.beginPath();
  trace();
  pen.fill();
}

export function circle(pen: Pen, x: number, y: number, r: number, fill?: string): void {
  fillTrace(pen, fill, () => pen.arc(x, y, Math.max(0, r), 0, TAU));
}

export function ellipse(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill?: string,
  turn = 0,
): void {
  fillTrace(pen, fill, () => pen.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, TAU));
}

export function roundRect(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill?: string,
): void {
  fillTrace(pen, fill, () => pen.roundRect(x, y, width, height, r));
}

export function polygon(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  fill?: string,
): void {
  fillTrace(pen, fill, () => {
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.closePath();
  });
}

export function star(
  pen: Pen,
  x: number,
  y: number,
  outer: number,
  inner: number,
  points = 5,
  turn = 0,
  fill?: string,
): void {
  const corners: [number, number][] = [];
  for (let i = 0; i < points * 2; i++) {
    const r = i % 2 === 0 ? outer : inner;
    const angle = turn - Math.PI / 2 + (i * Math.PI) / points;
    corners.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r]);
  }
  polygon(pen, corners, fill);
}

/** Draws a heart, `size` wide and centered on x, y. */
export function heart(pen: Pen, x: number, y: number, size: number, fill?: string): void {
  const s = size / 2;
  fillTrace(pen, fill, () => {
    pen.moveTo(x, y + s * 0.9);
    pen.bezierCurveTo(x - s * 1.6, y - s * 0.1, x - s * 0.8, y - s * 1.2, x, y - s * 0.4);
    pen.bezierCurveTo(x + s * 0.8, y - s * 1.2, x + s * 1.6, y - s * 0.1, x, y + s * 0.9);
  });
}

export function line(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  stroke?: string,
): void {
  if (stroke) pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

/** Fills the background with a gradient; stops from 0 (top or left) to 1. */
export function fillBackground(
  pen: Pen,
  width: number,
  height: number,
  stops: readonly string[],
  direction: 'down' | 'across' | 'diagonal' = 'down',
): void {
  const gradient = pen.createLinearGradient(
    0,
    0,
    direction === 'down' ? 0 : width,
    direction === 'across' ? 0 : height,
  );
  stops.forEach((color, i) => {
    gradient.addColorStop(stops.length === 1 ? 0 : i / (stops.length - 1), color);
  });
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, width, height);
}

/** Runs `paint` with the pen moved, turned and scaled, then restores the pen. */
export function at(
  pen: Pen,
  { x = 0, y = 0, turn = 0, scale = 1 }: { x?: number; y?: number; turn?: number; scale?: number },
  paint: () => void,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(scale, scale);
  paint();
  pen.restore();
}

export function fillPath(pen: Pen, d: string, fill?: string): void {
  if (fill) pen.fillStyle = fill;
  pen.fill(new Path2D(d));
}

/** Strokes an SVG path with round ends and corners. */
export function strokePath(pen: Pen, d: string, width: number, stroke?: string): void {
  // Canvas ignores a line width of 0 and keeps the last one.
  if (width <= 0) return;
  if (stroke) pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.stroke(new Path2D(d));
}

/** Fills the background with flat bands, each from its y in px to the bottom. */
export function bands(
  pen: Pen,
  width: number,
  height: number,
  colors: Readonly<Record<number, string>>,
): void {
  for (const [top, color] of Object.entries(colors)) {
    pen.fillStyle = color;
    pen.fillRect(0, Number(top), width, height - Number(top));
  }
}
