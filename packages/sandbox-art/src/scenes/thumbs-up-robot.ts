import { easeInOut, easeOutBack, fract, lerp, phase, pulse, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, star, strokePath } from '../shapes.ts';

const width = 360;
const height = 480;
const shell = '#f4ead5';
const shade = '#d6c4a4';
const steel = '#4b5f73';
const dark = '#1f2d3a';
const mint = '#5ff0c4';

const workshop = (pen: Pen): void => {
  pen.fillStyle = '#f28c38';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#f59f55';
  pen.lineWidth = 3;
  for (let i = 0; i < 13; i++) {
    pen.strokeRect(-2, i * 40 - 20, width + 4, 40);
    pen.strokeRect(i * 40 - 20, -2, 40, height + 4);
  }
  circle(pen, 180, 214, 150, '#ffc46b');
  pen.fillStyle = '#c95f21';
  pen.fillRect(0, 420, width, 60);
  ellipse(pen, 170, 436, 118, 16, '#a84a17');
};

const head = (pen: Pen, joy: number, t: number): void => {
  line(pen, 0, -74, wave(t, 2) * 7, -112, 7, steel);
  circle(pen, wave(t, 2) * 7, -116, 12, joy > 0.5 ? '#ffef7a' : '#ff5d5d');
  roundRect(pen, -98, -30, 196, 44, 12, steel);
  roundRect(pen, -82, -78, 164, 132, 34, shade);
  roundRect(pen, -82, -78, 164, 124, 34, shell);
  roundRect(pen, -64, -54, 128, 76, 22, dark);
  for (const side of [-1, 1]) {
    if (joy > 0.5)
      strokePath(pen, `M${side * 32 - 15} -8 Q${side * 32} -36 ${side * 32 + 15} -8`, 9, mint);
    else ellipse(pen, side * 32, -16, 12, t > 0.04 && t < 0.09 ? 2 : 15, mint);
  }
  strokePath(pen, `M-12 ${4 - joy * 2} Q0 ${6 + joy * 12} 12 ${4 - joy * 2}`, 6, mint);
};

const fist = (pen: Pen, thumb: number): void => {
  at(pen, { x: -16, y: -14, turn: (1 - thumb) * 1.5 }, () => {
    roundRect(pen, -17, -18 - thumb * 36, 34, 34 + thumb * 32, 16, steel);
    roundRect(pen, -11, -13 - thumb * 36, 22, 18, 9, '#9bb3c8');
  });
  roundRect(pen, -36, -26, 70, 66, 18, steel);
  for (let i = 0; i < 4; i++) roundRect(pen, 2, -20 + i * 14, 36, 12, 6, '#6d8499');
  roundRect(pen, -30, 36, 58, 18, 6, '#ff5d5d');
};

export const thumbsUpRobot: Scene = {
  slug: 'thumbs-up-robot',
  title: 'Robot giving a thumbs up',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'thumbs up',
    'robot',
    'yes',
    'ok',
    'good job',
    'approve',
    'like',
    'agree',
    'nice',
    'well done',
    'great',
    'thank you',
  ],
  width,
  height,
  seconds: 1.9,
  fps: 20,
  draw(pen, time) {
    const t = fract(time + 0.56);
    workshop(pen);
    const crouch = Math.sin(phase(t, 0.06, 0.26) * Math.PI);
    const raise = easeOutBack(phase(t, 0.2, 0.42)) - easeInOut(phase(t, 0.8, 0.99));
    const thumb = Math.max(0, easeOutBack(phase(t, 0.36, 0.5)) - easeInOut(phase(t, 0.78, 0.9)));
    const bob = crouch * 14 + pulse(t, 2) * 4 - raise * 6;
    for (const x of [124, 204]) {
      roundRect(pen, x - 13, 350 + bob, 26, 70 - bob, 6, steel);
      roundRect(pen, x - 34, 404, 68, 28, 14, dark);
    }
    strokePath(
      pen,
      `M84 ${270 + bob} Q34 ${310 + bob} ${52 + wave(t) * 5} ${356 + bob * 0.6}`,
      24,
      steel,
    );
    circle(pen, 52 + wave(t) * 5, 364 + bob * 0.6, 24, '#ff5d5d');
    roundRect(pen, 140, 218 + bob, 48, 40, 8, steel);
    at(pen, { x: 164, y: 244 + bob }, () => {
      roundRect(pen, -86, 0, 172, 124 - crouch * 6, 30, shade);
      roundRect(pen, -86, 0, 172, 114 - crouch * 6, 30, shell);
      roundRect(pen, -44, 26, 88, 56, 12, dark);
      fillPath(pen, 'M-26 62 l14 -22 l12 14 l10 -8 l16 16Z', mint);
      for (const side of [-1, 1]) circle(pen, side * 66, 22, 6, shade);
    });
    at(pen, { x: 164 - raise * 14, y: 166 + bob * 1.5, turn: -raise * 0.09 - crouch * 0.06 }, () =>
      head(pen, raise, t),
    );
    const handX = lerp(292, 300, raise);
    const handY = lerp(360, 216, raise) + bob * 0.8;
    strokePath(
      pen,
      `M246 ${274 + bob} Q${lerp(300, 330, raise)} ${lerp(290, 330, raise)} ${handX} ${handY + 34}`,
      26,
      steel,
    );
    at(
      pen,
      {
        x: handX,
        y: handY,
        turn: lerp(0.7, -0.06, raise) + wave(t, 3) * 0.04 * thumb,
        scale: 0.8 + thumb * 0.4,
      },
      () => fist(pen, thumb),
    );
    const shine = Math.sin(phase(t, 0.44, 0.7) * Math.PI);
    star(pen, 334, 132, shine * 30, shine * 7, 4, 0, '#fff');
    star(pen, 246, 118, shine * 18, shine * 5, 4, 0, '#fff');
  },
};
