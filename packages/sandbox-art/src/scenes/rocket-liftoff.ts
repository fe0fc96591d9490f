import { easeIn, easeOut, easeOutBack, lerp, phase, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, bands, circle, ellipse, fillPath, line, polygon, roundRect, star } from '../shapes.ts';

const width = 320;
const height = 480;
const pad = 404;

/** The story: shake, crouch, fly, clear, and the next rocket is lifted onto the pad. */
const ignition = 0.1;
const liftOff = 0.34;
const gone = 0.62;
const nextRocket = 0.82;

const sky = (pen: Pen) => {
  bands(pen, width, height, {
    0: '#3c3a7d',
    120: '#6a4c93',
    220: '#b85c8e',
    300: '#f08a7a',
    362: '#ffc18a',
  });
  const next = random(14);
  for (let i = 0; i < 16; i++) star(pen, next() * width, next() * 190, 4, 1.4, 4, 0, '#ffe9c9');
  circle(pen, 258, 76, 28, '#ffe9c9');
  circle(pen, 247, 68, 24, '#3c3a7d');
};

const land = (pen: Pen) => {
  fillPath(pen, 'M0 372 L70 318 L120 360 L190 300 L262 356 L320 326 L320 480 L0 480Z', '#7d3f78');
  pen.fillStyle = '#472a5c';
  pen.fillRect(0, pad, width, height - pad);
  roundRect(pen, 92, pad - 8, 136, 24, 6, '#2b1c40');
  line(pen, 66, pad, 66, 214, 5, '#2b1c40');
  line(pen, 41, pad, 41, 214, 5, '#2b1c40');
  for (let y = 220; y < pad; y += 31) {
    line(pen, 41, y, 66, y + 31, 3, '#2b1c40');
    line(pen, 66, y, 41, y + 31, 3, '#2b1c40');
  }
};

const flame = (pen: Pen, length: number) => {
  for (const [part, color] of [
    [1, '#ff5d3d'],
    [0.72, '#ffb02e'],
    [0.42, '#fff3b0'],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(-24 * part, 0);
    pen.quadraticCurveTo(-26 * part, length * 0.5 * part, 0, length * part);
    pen.quadraticCurveTo(26 * part, length * 0.5 * part, 24 * part, 0);
    pen.fill();
  }
};

const rocket = (pen: Pen) => {
  for (const side of [-1, 1]) {
    polygon(
      pen,
      [
        [side * 30, -62],
        [side * 64, -14],
        [side * 60, 8],
        [side * 24, -12],
      ],
      '#e4475b',
    );
  }
  roundRect(pen, -22, -14, 44, 18, 4, '#4a4468');
  pen.fillStyle = '#fbf3e6';
  pen.beginPath();
  pen.moveTo(-32, -8);
  pen.bezierCurveTo(-54, -90, -34, -150, 0, -186);
  pen.bezierCurveTo(34, -150, 54, -90, 32, -8);
  pen.fill();
  pen.fillStyle = '#e4475b';
  pen.beginPath();
  pen.moveTo(-30, -142);
  pen.quadraticCurveTo(-18, -168, 0, -188);
  pen.quadraticCurveTo(18, -168, 30, -142);
  pen.fill();
  circle(pen, 0, -100, 25, '#4a4468');
  circle(pen, 0, -100, 18, '#6fd3e8');
  ellipse(pen, -6, -107, 6, 4, '#e6fbff', -0.6);
  line(pen, -37, -48, 37, -48, 7, '#e4475b');
  line(pen, 0, -18, 0, 2, 10, '#b8324a');
};

/** Balls of smoke that roll out from the pad, grow, and shrink away. */
const smoke = (pen: Pen, t: number) => {
  const next = random(8);
  for (let i = 0; i < 34; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const born = ignition + next() * 0.38;
    const age = phase(t, born, born + 0.46);
    const reach = next() * 176 * easeOut(age);
    const r = (26 + next() * 24) * Math.sin(Math.PI * age ** 0.7);
    const shade = ['#fff4e6', '#f7d9d0', '#e3b4bd'][i % 3];
    circle(pen, width / 2 + side * reach, pad + 10 - next() * 46 * age, r, shade);
  }
};

export const rocketLiftoff: Scene = {
  slug: 'rocket-liftoff',
  title: 'Rocket lifting off at dusk',
  kind: 'gif',
  category: 'space',
  tags: [
    'rocket',
    'launch',
    "let's go",
    'lift off',
    'space',
    'start',
    'wow',
    'to the moon',
    'excited',
    'friday',
    'fast',
    'bye',
  ],
  width,
  height,
  seconds: 2.4,
  fps: 16,
  draw(pen, t) {
    sky(pen);
    land(pen);
    const shake = t > ignition && t < gone ? wave(t, 19) * 2.5 : 0;
    const rise = easeIn(phase(t, liftOff, gone)) * 620;
    const crouch = phase(t, 0.22, 0.32) * (1 - phase(t, liftOff, liftOff + 0.06));
    const stretch = 1 - 0.13 * crouch + 0.16 * phase(t, liftOff, 0.46);
    if (t < gone) {
      at(pen, { x: width / 2 + shake, y: pad - 8 - rise }, () => {
        if (t > ignition) flame(pen, lerp(26, 130, phase(t, ignition, 0.44)) + wave(t, 13) * 8);
        pen.scale(2 - stretch, stretch);
        rocket(pen);
      });
    }
    if (t > nextRocket) {
      const lift = easeOutBack(phase(t, nextRocket, 0.98));
      pen.save();
      pen.beginPath();
      pen.rect(0, 0, width, pad - 8);
      pen.clip();
      at(pen, { x: width / 2, y: pad - 8 + 200 * (1 - lift) }, () => rocket(pen));
      pen.restore();
    }
    smoke(pen, t);
  },
};
