import { createCanvas } from '@napi-rs/canvas';
import { frameCount, type Scene } from './scene.ts';

export type Loop = Pick<Scene, 'width' | 'height' | 'seconds' | 'fps' | 'draw'>;

/** Raw RGBA frames, stacked vertically for sharp. */
export interface Frames {
  data: Buffer;
  width: number;
  height: number;
  count: number;
  /** Duration of each frame in ms, not always an integer. */
  delay: number;
}

interface RenderOptions {
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Number of frames, evenly spaced over the loop; by default all. */
  count?: number | undefined;
  /** Color behind the drawing, for formats without transparency. */
  background?: string | undefined;
}

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
