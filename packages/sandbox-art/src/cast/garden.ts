import { TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen } from '../scene.ts';
import { at, circle, ellipse, line, roundRect, strokePath } from '../shapes.ts';

const width = 360;
const height = 640;
/** Px from the top to the surface. */
export const earth = 500;

/** Sky, sun and hills at `t` of the loop. */
export function sky(pen: Pen, t: number): void {
  pen.fillStyle = '#9fdcff';
  pen.fillRect(0, 0, width, height);
  at(pen, { x: 300, y: 84, turn: t * (TAU / 12) }, () => {
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * TAU;
      line(
        pen,
        Math.cos(angle) * 56,
        Math.sin(angle) * 56,
        Math.cos(angle) * 70,
        Math.sin(angle) * 70,
        9,
        '#fff0a6',
      );
    }
    circle(pen, 0, 0, 44, '#ffe15c');
  });
  ellipse(pen, 60, 520, 210, 130, '#8fd672');
  ellipse(pen, 320, 530, 190, 90, '#74c65e');
}

/** Grass, stones and a worm that crawls in its place. */
export function soil(pen: Pen, t: number): void {
  pen.fillStyle = '#8a5a34';
  pen.fillRect(0, earth, width, height - earth);
  roundRect(pen, -10, earth - 12, width + 20, 30, 14, '#57b04a');
  const chance = random(8);
  for (let i = 0; i < 16; i++) {
    ellipse(
      pen,
      chance() * width,
      earth + 40 + chance() * 90,
      5 + chance() * 9,
      4 + chance() * 4,
      i % 2 ? '#74482a' : '#a87748',
    );
  }
  const crawl = wave(t, 2) * 6;
  strokePath(
    pen,
    `M${262 - crawl} 592Q278 ${574 - crawl} 294 590T${322 + crawl} 588`,
    15,
    '#f08a9b',
  );
  circle(pen, 320 + crawl, 585, 2.5, '#4a2a12');
}
