import { fract, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen } from '../scene.ts';
import { circle, ellipse, fillPath, line, star } from '../shapes.ts';

const size = 480;

/** Sky, mountains and the clearing at `t` of the loop. */
export function night(pen: Pen, t: number): void {
  pen.fillStyle = '#16234d';
  pen.fillRect(0, 0, size, size);
  circle(pen, 392, 84, 40, '#f7ecc6');
  circle(pen, 374, 74, 36, '#16234d');
  const chance = random(14);
  for (let i = 0; i < 30; i++) {
    const r = 3.4 + chance() * 2.6 + wave(t, 3, chance()) * 1.6;
    star(pen, chance() * size, chance() * 220, r, r * 0.4, 4, 0, '#fff3c9');
  }
  fillPath(pen, 'M0 300L90 190L150 246L240 160L340 262L400 214L480 290V360H0Z', '#24346b');
  for (let i = 0; i < 10; i++) {
    const x = i * 54 - 6;
    const tall = 80 + ((i * 37) % 50);
    fillPath(pen, `M${x - 30} 350L${x} ${350 - tall}L${x + 30} 350Z`, '#152a45');
  }
  pen.fillStyle = '#1f3b3f';
  pen.fillRect(0, 338, size, size);
  ellipse(pen, 240, 424, 216, 56, '#3a5a45');
  ellipse(pen, 240, 424, 150, 38, '#5c6f46');
}

export function tent(pen: Pen): void {
  fillPath(pen, 'M20 366L112 214L208 366Z', '#e8743b');
  fillPath(pen, 'M112 214L208 366L160 366Z', '#c4552a');
  fillPath(pen, 'M84 366L112 262L140 366Z', '#ffd27a');
  line(pen, 112, 214, 104, 196, 6, '#8a4b2a');
}

/** Flames in three layers and sparks; `s` in seconds, closes every 3. */
export function fire(pen: Pen, s: number): void {
  line(pen, 196, 430, 284, 408, 20, '#6b4027');
  line(pen, 196, 408, 284, 430, 20, '#84512f');
  for (const [wide, tall, fill, shift] of [
    [46, 118, '#f5512c', 0],
    [32, 84, '#ff9a2b', 0.2],
    [18, 50, '#ffe06b', 0.45],
  ] as const) {
    const tip = wave(s, 2, shift) * wide * 0.3;
    const lick = tall * (1 + wave(s, 3, shift) * 0.1);
    fillPath(
      pen,
      `M240 420C${240 - wide * 1.5} 420 ${240 - wide} ${420 - lick * 0.5} ${240 - wide * 0.4 + tip * 0.3} ${420 - lick * 0.62}Q${240 + tip * 0.5} ${420 - lick * 0.8} ${240 + tip} ${420 - lick}C${240 + wide * 0.5} ${420 - lick * 0.7} ${240 + wide * 1.5} 420 240 420Z`,
      fill,
    );
  }
  for (let i = 0; i < 6; i++) {
    const life = fract(s / 1.5 + i / 6);
    circle(
      pen,
      214 + i * 11 + wave(life, 1, i / 6) * 14,
      330 - life * 120,
      4.5 * (1 - life),
      '#ffb84d',
    );
  }
}
