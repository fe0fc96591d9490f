import { fract, pulse, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, polygon, strokePath } from '../shapes.ts';

const width = 480;
const height = 320;
const floor = 268;
const radius = 96;
const ink = '#4a1f12';
const tear = '#4fc3ff';

const diner = (pen: Pen): void => {
  pen.fillStyle = '#ff6f6b';
  pen.fillRect(0, 0, width, height);
  for (let i = 0; i < 12; i++) {
    pen.fillStyle = i % 2 ? '#ff817b' : '#ff6f6b';
    pen.fillRect(i * 40, 0, 40, height);
  }
  // A checkered floor that runs to one vanishing point.
  pen.fillStyle = '#fff3e0';
  pen.fillRect(0, 248, width, 72);
  const rows = [248, 262, 284, 320];
  for (let row = 0; row < 3; row++) {
    const top = rows[row] ?? 0;
    const bottom = rows[row + 1] ?? 0;
    const spread = (y: number, cell: number) => 240 + (cell - 9) * 42 * (1 + (y - 248) / 60);
    for (let cell = row % 2; cell < 18; cell += 2) {
      polygon(
        pen,
        [
          [spread(top, cell), top],
          [spread(top, cell + 1), top],
          [spread(bottom, cell + 1), bottom],
          [spread(bottom, cell), bottom],
        ],
        '#2f2a4a',
      );
    }
  }
};

const face = (pen: Pen, laugh: number): void => {
  circle(pen, 0, 0, radius, '#ffcf33');
  fillPath(pen, 'M-82 -50 A96 96 0 0 1 60 -75 A110 110 0 0 0 -82 -50Z', '#ffe37a');
  for (const side of [-1, 1]) {
    strokePath(
      pen,
      `M${side * 62} ${-30 - laugh * 5} L${side * 24} -16 L${side * 62} ${-4 - laugh * 3}`,
      10,
      ink,
    );
    ellipse(pen, side * 64, 18, 17, 12, '#ff9a4d');
    fillPath(
      pen,
      `M${side * 70} -12 Q${side * 112} -4 ${side * (104 + laugh * 6)} 26 Q${side * 92} 40 ${side * 80} 24 Q${side * 74} 10 ${side * 70} -12Z`,
      tear,
    );
  }
  const jaw = 52 + laugh * 16;
  fillPath(pen, `M-50 8 Q0 20 50 8 Q52 ${jaw + 8} 0 ${jaw + 10} Q-52 ${jaw + 8} -50 8Z`, ink);
  fillPath(pen, 'M-44 12 Q0 23 44 12 L40 26 Q0 36 -40 26Z', '#fff');
  ellipse(pen, 0, jaw - 3, 26, 11, '#ff5a6a');
};

export const rollingLaughingFace: Scene = {
  slug: 'rolling-laughing-face',
  title: 'Crying with laughter, rolling over',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'lol',
    'laughing',
    'rofl',
    'haha',
    'lmao',
    'funny',
    'crying laughing',
    'hilarious',
    'joke',
    'tears',
    'happy',
    'dying',
  ],
  width,
  height,
  seconds: 1.6,
  fps: 20,
  draw(pen, t) {
    diner(pen);
    const laugh = pulse(t, 6);
    const x = 240 + wave(t) * 112;
    const turn = (wave(t) * 112) / radius - wave(t) * 0.4;
    const hop = laugh * 12;
    ellipse(pen, x, floor + 6, 88 - hop, 12 - hop * 0.3, 'rgba(30, 16, 60, 0.4)');
    for (let i = 0; i < 10; i++) {
      const age = fract(t * 2 + i * 0.37);
      const side = i % 2 ? 1 : -1;
      const from = 240 + wave(t - age / 2) * 112 + side * 80;
      const y = 164 - Math.sin(age * 2.4) * (50 + (i % 4) * 18) + age * age * 130;
      at(
        pen,
        {
          x: from + side * age * (60 + (i % 3) * 26),
          y,
          turn: side * (age - 0.4) * 2,
          scale: 1.3 - age,
        },
        () => {
          fillPath(pen, 'M0 -20 Q16 4 0 14 Q-16 4 0 -20Z', i % 3 ? tear : '#a5e4ff');
        },
      );
    }
    // Squash on the floor while the drawing itself rolls.
    at(pen, { x, y: floor - hop }, () => {
      pen.scale(1.06 - laugh * 0.1, 0.94 + laugh * 0.1);
      pen.translate(0, -radius);
      pen.rotate(turn);
      face(pen, laugh);
    });
    for (let i = 0; i < 3; i++) {
      const side = Math.sign(Math.cos(t * TAU)) || 1;
      const strength = Math.abs(Math.cos(t * TAU));
      const y = 120 + i * 42;
      strokePath(
        pen,
        `M${x - side * 118} ${y} h${-side * strength * (30 + (i % 2) * 20)}`,
        6 * strength,
        '#fff3e0',
      );
    }
  },
};
