import { fract, lerp, phase, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, polygon } from '../shapes.ts';

const width = 480;
const height = 270;
const penguinX = 196;
const size = 1.42;
const jumpFrom = 0.42;
const jumpTo = 0.86;
const ink = '#20304f';

/** Height of the snow at `x` of a slope that repeats every 480 px: a run, a ramp, a landing. */
const snow = (x: number): number => {
  const along = fract(x / width);
  const ramp = along < 0.5 ? phase(along, 0.2, 0.5) ** 2 : 1 - phase(along, 0.5, 0.62) ** 0.8;
  return 208 + wave(along) * 7 - ramp * 46;
};

const ridge = (
  pen: Pen,
  shift: number,
  period: number,
  base: number,
  peaks: readonly number[],
  fill: string,
): void => {
  for (let copy = -1; copy <= Math.ceil(width / period); copy++) {
    const x = copy * period - fract(shift) * period + period;
    peaks.forEach((peak, i) => {
      const left = x + (i * period) / peaks.length;
      const half = period / peaks.length;
      polygon(
        pen,
        [
          [left - half * 0.7, height],
          [left + half * 0.5, base - peak],
          [left + half * 1.7, height],
        ],
        fill,
      );
      polygon(
        pen,
        [
          [left + half * 0.34, base - peak * 0.7],
          [left + half * 0.5, base - peak],
          [left + half * 0.69, base - peak * 0.7],
          [left + half * 0.55, base - peak * 0.78],
        ],
        '#f4fbff',
      );
    });
  }
};

const penguin = (pen: Pen, t: number, flying: number): void => {
  fillPath(pen, 'M-66 -14 L-94 -30 L-86 -8 L-96 6 L-60 4Z', '#ff9d3b');
  ellipse(pen, -4, -20, 72, 30, ink);
  ellipse(pen, 4, -11, 66, 20, '#fff');
  at(pen, { x: 62, y: -36, turn: -0.1 + flying * 0.12 }, () => {
    circle(pen, 0, 0, 31, ink);
    ellipse(pen, 9, 4, 20, 22, '#fff');
    fillPath(pen, 'M24 -4 Q50 0 46 8 Q34 14 22 10Z', '#ff9d3b');
    ellipse(pen, 14, -6, 5, 7 - flying * 2, ink);
    circle(pen, 10, 10, 5, '#ffb3b8');
  });
  const flap = wave(t, 4) * 8;
  fillPath(pen, `M36 -48 Q44 -22 42 -6 Q32 -2 26 -8 Q34 -24 24 -42Z`, '#ef476f');
  fillPath(
    pen,
    `M34 -44 Q-8 ${-62 + flap} -52 ${-58 - flap} L-56 ${-44 - flap} Q-8 ${-44 + flap} 28 -30Z`,
    '#ef476f',
  );
  for (const i of [0, 1, 2])
    line(pen, 10 - i * 22, -50 + flap * i * 0.2, 7 - i * 22, -39 + flap * i * 0.2, 4, '#ffd166');
  at(pen, { x: 6, y: -24, turn: flying * 0.9 + wave(t, 3) * 0.1 }, () => {
    fillPath(pen, 'M8 -10 Q-20 -26 -62 -10 Q-36 12 6 8Z', '#35497a');
  });
};

export const penguinBellySlide: Scene = {
  slug: 'penguin-belly-slide',
  title: 'Penguin sliding on its belly',
  kind: 'gif',
  category: 'animals',
  tags: [
    'penguin',
    'slide',
    'snow',
    'winter',
    'fun',
    'weekend',
    'wheee',
    'lets go',
    'happy',
    'ice',
    'jump',
    'cute',
  ],
  width,
  height,
  seconds: 1.7,
  fps: 20,
  draw(pen, t) {
    pen.fillStyle = '#9fdcf2';
    pen.fillRect(0, 0, width, height);
    circle(pen, 396, 60, 34, '#fff3c9');
    ridge(pen, t, 480, 220, [150, 110, 132], '#7cb9dd');
    ridge(pen, t * 2, 360, 236, [92, 64], '#5b98cb');
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width; x += 6) pen.lineTo(x, snow(x + t * width));
    pen.lineTo(width, height);
    pen.fillStyle = '#dcf0fa';
    pen.fill();
    for (let i = 0; i < 9; i++) {
      const x = fract(i / 9 - t * 2) * (width + 140) - 70;
      line(pen, x, 250 + (i % 3) * 9, x + 46, 250 + (i % 3) * 9, 4, '#bfe0f2');
    }

    const flying = t > jumpFrom && t < jumpTo ? phase(t, jumpFrom, jumpTo) : 0;
    const arc = Math.sin(flying * Math.PI);
    const worldX = penguinX + t * width;
    const surface = snow(worldX);
    const takeOff = snow(penguinX + jumpFrom * width);
    const landing = snow(penguinX + jumpTo * width);
    const y = flying ? lerp(takeOff, landing, flying) - arc * 62 : surface;
    const slope = Math.atan2(snow(worldX + 44) - snow(worldX - 44), 88);
    ellipse(pen, penguinX, surface + 6, 92 - arc * 40, 9, '#bfe0f2');
    for (let i = 0; i < 9; i++) {
      const age = fract(t * 3 + i / 9);
      const puff = flying ? 0 : (1 - age) * (9 + (i % 3) * 4);
      circle(
        pen,
        penguinX - 80 - age * 110,
        y - Math.sin(age * Math.PI) * (16 + (i % 4) * 12),
        puff,
        '#fff',
      );
    }
    at(
      pen,
      { x: penguinX, y: y + 4, turn: flying ? lerp(-0.42, 0.3, flying) : slope * 0.8, scale: size },
      () => penguin(pen, t, arc),
    );
    for (let i = 0; i < 14; i++) {
      const x = fract(i * 0.755 - t * (1 + (i % 2))) * (width + 20) - 10;
      const drop = fract(i * 0.57 + t);
      circle(pen, x, drop * 290 - 10 + Math.sin(t * TAU) * 4, 2 + (i % 3), '#fff');
    }
  },
};
