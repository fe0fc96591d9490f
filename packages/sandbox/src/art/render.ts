import { createCanvas } from '@napi-rs/canvas';
import { frameCount, type Scene } from './scene.ts';

/** Anything that can be drawn over and over: a scene, or a picture that is no part of the catalogue. */
export type Loop = Pick<Scene, 'width' | 'height' | 'seconds' | 'fps' | 'draw'>;

/** Raw RGBA frames, one below the other, as sharp takes them. */
export interface Frames {
  data: Buffer;
  width: number;
  height: number;
  count: number;
  /** Time that each frame stays, in ms; not a whole number everywhere. */
  delay: number;
}

export interface RenderOptions {
  /** Width in px; the height is given too, so that both are what the JSON says. */
  width: number;
  height: number;
  /** Frames to draw, evenly spaced over the loop. Default: the scene's own. */
  count?: number | undefined;
  /** Colour behind the drawing, for formats without transparency. */
  background?: string | undefined;
}

/** Draws a whole loop at a size. */
export function renderFrames(loop: Loop, options: RenderOptions): Frames {
  const { width, height, count = frameCount(loop), background } = options;
  const bytes = width * height * 4;
  const data = Buffer.alloc(bytes * count);
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  for (let frame = 0; frame < count; frame++) {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    if (background) {
      pen.fillStyle = background;
      pen.fillRect(0, 0, width, height);
    }
    pen.save();
    pen.scale(width / loop.width, height / loop.height);
    loop.draw(pen, frame / count);
    pen.restore();
    data.set(pen.getImageData(0, 0, width, height).data, frame * bytes);
  }
  return { data, width, height, count, delay: (loop.seconds * 1000) / count };
}
