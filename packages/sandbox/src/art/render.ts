import { createCanvas } from '@napi-rs/canvas';
import { frameCount, type Scene } from './scene.ts';

/** Raw RGBA frames, one below the other, as sharp takes them. */
export interface Frames {
  data: Buffer;
  width: number;
  height: number;
  count: number;
  /** Time that each frame stays, in ms. */
  delay: number;
}

export interface RenderOptions {
  /** Width in px; the height is given too, so that both are what the JSON says. */
  width: number;
  height: number;
  /** Frames to draw, evenly spaced over the loop. Default: the scene's own. */
  count?: number;
  /** Colour behind the drawing, for formats without transparency. */
  background?: string;
}

/** Draws a whole loop at a size. */
export function renderFrames(scene: Scene, options: RenderOptions): Frames {
  const { width, height, count = frameCount(scene), background } = options;
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
    pen.scale(width / scene.width, height / scene.height);
    scene.draw(pen, frame / count);
    pen.restore();
    data.set(pen.getImageData(0, 0, width, height).data, frame * bytes);
  }
  return { data, width, height, count, delay: Math.round((scene.seconds * 1000) / count) };
}
