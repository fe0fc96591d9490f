import { easeInOut, fract, lerp, phase, pulse, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, strokePath } from '../shapes.ts';

const width = 400;
const height = 400;
const rays = 16;
const cup = '#2f9e9b';
const cupShade = '#237f80';
const ink = '#3a2430';

const sunrise = (pen: Pen, t: number): void => {
  pen.fillStyle = '#ffd56b';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#ffc24a';
  for (let i = 0; i < rays; i++) {
    const angle = ((i + t) / rays) * TAU;
    pen.beginPath();
    pen.moveTo(200, 210);
    pen.arc(200, 210, 340, angle, angle + TAU / rays / 2);
    pen.fill();
  }
  circle(pen, 200, 210, 128, '#fff0b8');
  pen.fillStyle = '#e8704f';
  pen.fillRect(0, 330, width, 70);
  ellipse(pen, 200, 352, 146, 20, '#c9553c');
};

/** A ribbon of steam that rises in a swirl, thick in the middle and gone at the top. */
const steam = (pen: Pen, x: number, shift: number, t: number): void => {
  pen.fillStyle = '#fffdf4';
  pen.beginPath();
  for (const side of [1, -1]) {
    for (let step = 0; step <= 24; step++) {
      const up = side > 0 ? step / 24 : 1 - step / 24;
      const thick = Math.sin(up * Math.PI) * (9 + wave(up * 1.5 - t, 1, shift) * 4);
      pen.lineTo(x + wave(up * 1.4 - t, 1, shift) * (6 + up * 20) + side * thick, 158 - up * 138);
    }
  }
  pen.fill();
};

const eye = (pen: Pen, x: number, open: number): void => {
  ellipse(pen, x, 0, 17, 18, '#fff');
  circle(pen, x, 4, 9.5, ink);
  circle(pen, x + 3, 1, 3.5, '#fff');
  pen.save();
  pen.beginPath();
  pen.rect(x - 24, -24, 48, lerp(42, 14, open));
  pen.clip();
  ellipse(pen, x, 0, 19, 20, cupShade);
  pen.restore();
  const lid = lerp(18, -10, open);
  line(pen, x - 15, lid - 1, x + 15, lid - 1, 4.5, ink);
};

export const sleepyCoffeeCup: Scene = {
  slug: 'sleepy-coffee-cup',
  title: 'Sleepy coffee cup yawning',
  kind: 'gif',
  category: 'food',
  tags: [
    'coffee',
    'good morning',
    'morning',
    'sleepy',
    'tired',
    'yawn',
    'monday',
    'wake up',
    'breakfast',
    'need coffee',
    'cute',
    'steam',
  ],
  width,
  height,
  seconds: 2.4,
  fps: 15,
  draw(pen, t) {
    sunrise(pen, t);
    const yawn = easeInOut(phase(t, 0.2, 0.42)) * (1 - easeInOut(phase(t, 0.6, 0.74)));
    const open = 0.45 + 0.2 * pulse(t, 1, 0.5) - yawn * 0.45;
    const blink = t > 0.86 && t < 0.92 ? 0 : 1;
    ellipse(pen, 200, 340, 132, 22, '#fdf4e3');
    ellipse(pen, 200, 336, 96, 13, '#e9d9bf');
    at(pen, { x: 200, y: 338, turn: wave(t) * 0.03 }, () => {
      pen.scale(1 - yawn * 0.05, 1 + yawn * 0.09);
      strokePath(pen, 'M92 -136 Q158 -142 150 -88 Q142 -44 80 -48', 20, cupShade);
      fillPath(pen, 'M-108 -164 L108 -164 Q110 -4 34 0 L-34 0 Q-110 -4 -108 -164Z', cup);
      fillPath(pen, 'M62 -150 L108 -164 Q110 -4 34 0 L6 0 Q66 -20 62 -150Z', cupShade);
      ellipse(pen, 0, -164, 108, 22, '#57c2bb');
      ellipse(pen, 0, -162, 94, 16, '#5b3423');
      ellipse(pen, 0, -158, 82, 10, '#7c4a30');
      at(pen, { x: -8, y: -98 - yawn * 6 }, () => {
        eye(pen, -38, Math.max(0, open * blink));
        eye(pen, 38, Math.max(0, open * blink));
        ellipse(pen, -62, 28, 12, 8, '#f58f7c');
        ellipse(pen, 62, 28, 12, 8, '#f58f7c');
        if (yawn > 0.08) {
          ellipse(pen, 0, 40, 11 + yawn * 9, 4 + yawn * 22, ink);
          ellipse(pen, 0, 48 + yawn * 6, 8 + yawn * 5, 2 + yawn * 9, '#e8704f');
        } else strokePath(pen, 'M-10 38 Q0 45 10 38', 4.5, ink);
      });
    });
    steam(pen, 150, 0, t);
    steam(pen, 205, fract(0.36), t);
    steam(pen, 256, 0.7, t);
  },
};
