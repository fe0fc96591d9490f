import { phase, pulse, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, strokePath } from '../shapes.ts';

const width = 400;
const height = 400;
const fur = '#a9805b';
const shade = '#8a6445';
const cream = '#f7e5c4';
const ink = '#3b2a26';
const claw = '#fbf3df';

const jungle = (pen: Pen, t: number): void => {
  pen.fillStyle = '#bfe8c3';
  pen.fillRect(0, 0, width, height);
  circle(pen, 200, 215, 165, '#d8f3cf');
  const sway = wave(t) * 0.05;
  const leaves: [number, number, number, number, string][] = [
    [-10, 400, 0.5, 1.5, '#4fa876'],
    [70, 420, 0.1, 1.1, '#2f8061'],
    [410, 400, -0.6, 1.5, '#4fa876'],
    [330, 424, -0.1, 1.1, '#2f8061'],
    [-14, 110, 1.7, 1.2, '#7cc98f'],
    [414, 120, -1.8, 1.3, '#7cc98f'],
  ];
  for (const [x, y, turn, scale, fill] of leaves) {
    at(pen, { x, y, turn: turn + sway, scale }, () => {
      fillPath(pen, 'M0 0 Q-48 -50 0 -124 Q48 -50 0 0Z', fill);
      strokePath(pen, 'M0 -8 L0 -108', 3, 'rgba(255, 255, 255, 0.35)');
    });
  }
};

const branch = (pen: Pen): void => {
  strokePath(pen, 'M-20 66 Q120 44 220 60 T430 48', 34, '#6f4a3b');
  strokePath(pen, 'M-20 58 Q120 36 220 52 T430 40', 8, '#8f6450');
  fillPath(pen, 'M330 52 Q332 10 372 4 Q374 40 330 52Z', '#2f8061');
  fillPath(pen, 'M40 50 Q20 20 44 -6 Q70 20 40 50Z', '#2f8061');
};

const claws = (pen: Pen, x: number, y: number, turn: number): void =>
  at(pen, { x, y, turn }, () => {
    for (const i of [-1, 0, 1])
      strokePath(pen, `M${i * 11} -6 Q${i * 13 - 4} -24 ${i * 14 + 4} -36`, 8, claw);
  });

const face = (pen: Pen, t: number): void => {
  const lid = 0.42 + 0.58 * phase(t, 0.6, 0.66) * (1 - phase(t, 0.74, 0.82));
  ellipse(pen, 0, 0, 78, 66, fur);
  ellipse(pen, 0, 6, 62, 50, cream);
  for (const side of [-1, 1]) {
    ellipse(pen, side * 34, 2, 26, 15, shade, side * 0.5);
    circle(pen, side * 27, 0, 12, ink);
    circle(pen, side * 27 + 4, -3, 4, '#fff');
    pen.save();
    pen.beginPath();
    pen.rect(side * 27 - 16, -14, 32, 27 * lid);
    pen.clip();
    circle(pen, side * 27, 0, 13.5, shade);
    pen.restore();
    circle(pen, side * 42, 26, 8, '#f2b49a');
  }
  ellipse(pen, 0, 16, 12, 8, ink);
  strokePath(pen, 'M-24 27 Q0 48 24 27', 4.5, ink);
  strokePath(pen, 'M-20 -60 Q-8 -76 -2 -62 Q8 -80 18 -60', 7, fur);
};

export const slothWavingHello: Scene = {
  slug: 'sloth-waving-hello',
  title: 'Sloth slowly waving hello',
  kind: 'gif',
  category: 'animals',
  tags: [
    'sloth',
    'hello',
    'hi',
    'hey',
    'wave',
    'bye',
    'slow',
    'lazy',
    'tired',
    'cute',
    'welcome',
    'monday',
  ],
  width,
  height,
  seconds: 2.4,
  fps: 15,
  draw(pen, t) {
    jungle(pen, t);
    at(pen, { x: 150, y: 60, turn: wave(t, 1, 0.1) * 0.035 }, () => {
      // Shoulders to the branch, then the body that hangs from them.
      strokePath(pen, 'M-40 8 Q-66 110 0 196', 46, shade);
      for (const [x, turn] of [
        [-18, 0.5],
        [84, -0.4],
      ] as const) {
        at(pen, { x, y: 300, turn: turn + wave(t, 1, 0.3) * 0.06 }, () => {
          strokePath(pen, 'M0 -30 L0 24', 48, shade);
          for (const toe of [-13, 0, 13]) strokePath(pen, `M${toe} 44 L${toe * 1.2} 60`, 8, claw);
        });
      }
      ellipse(pen, 34, 232, 84, 90, fur, 0.12);
      ellipse(pen, 30, 250, 54, 60, '#c39b73', 0.12);
      const lift = wave(t) * 0.34;
      at(pen, { x: 96, y: 196, turn: lift * 0.3 }, () => {
        strokePath(pen, 'M0 0 Q52 0 72 -36', 46, fur);
        at(pen, { x: 70, y: -38, turn: 0.08 + lift * 1.3 }, () => {
          strokePath(pen, 'M0 0 L4 -58', 42, fur);
          ellipse(pen, 5, -64, 20, 17, cream);
          claws(pen, 6, -76, 0.05 + lift * 0.4);
        });
      });
      at(pen, { x: 42, y: 140 + pulse(t) * 4, turn: -0.12 + wave(t, 1, 0.85) * 0.09 }, () =>
        face(pen, t),
      );
    });
    branch(pen);
    claws(pen, 112, 78, 0.1);
  },
};
