import { clamp, easeInOut, fract, lerp, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, line, roundRect, star } from '../shapes.ts';

const width = 480;
const height = 320;
const lip = 194;
const left = 82;
const right = width - left;
const curve = 100;
const bottom = lip + curve;

/** Part of each half of the loop that is spent in the air. */
const airborne = 0.46;
const airHeight = 46;

const ink = '#2a1a4a';

interface Spot {
  x: number;
  y: number;
  /** Lean in radians; 0 stands upright. */
  turn: number;
  air: number;
  /** 1 forward, -1 backward; on the way the skater turns round. */
  facing: number;
}

/** From the left lip, through the ramp, over the right lip and down to it again. */
const crossing = (t: number): Spot => {
  const rolling = t / (1 - airborne);
  if (rolling >= 1) {
    const p = (t - 1 + airborne) / airborne;
    const up = 4 * p * (1 - p);
    const turn = -Math.PI / 2 + up * 1.15;
    return {
      x: right - up * 22,
      y: lip - up * airHeight,
      turn,
      air: up,
      facing: Math.cos(p * Math.PI),
    };
  }
  const quarter = (Math.PI / 2) * curve;
  const flat = right - left - curve * 2;
  const along = lerp(rolling, easeInOut(rolling), 0.4) * (quarter * 2 + flat);
  const x = left + curve + clamp(along - quarter, 0, flat);
  const turn =
    along < quarter ? (quarter - along) / curve : -Math.max(0, along - quarter - flat) / curve;
  return {
    x: x - Math.sin(turn) * curve,
    y: lip + Math.cos(turn) * curve,
    turn,
    air: 0,
    facing: 1,
  };
};

const backdrop = (pen: Pen) => {
  pen.fillStyle = '#b8a4f7';
  pen.fillRect(0, 0, width, height);
  // Dots that shrink to both sides, as in a printed comic.
  for (let column = 0; column < 20; column++) {
    for (let row = 0; row < 9; row++) {
      const r = lerp(9, 1, Math.abs(column - 9.5) / 9.5);
      circle(pen, column * 25 + (row % 2) * 12.5, row * 21 + 8, r, '#a48bf0');
    }
  }
  circle(pen, width / 2, 158, 88, '#ffd54a');
  for (const [x, y, turn] of [
    [56, 44, 0.2],
    [424, 52, 0.6],
    [128, 104, 0.4],
  ] as const) {
    star(pen, x, y, 18, 8, 5, turn, '#fff7e0');
  }
};

const ramp = (pen: Pen) => {
  const cut = (lower: number) => {
    pen.beginPath();
    pen.moveTo(-10, lip + lower);
    pen.lineTo(left, lip + lower);
    pen.arc(left + curve, lip + lower, curve, Math.PI, Math.PI / 2, true);
    pen.lineTo(right - curve, bottom + lower);
    pen.arc(right - curve, lip + lower, curve, Math.PI / 2, 0, true);
    pen.lineTo(width + 10, lip + lower);
    pen.lineTo(width + 10, height);
    pen.lineTo(-10, height);
    pen.fill();
  };
  pen.fillStyle = '#fff7e0';
  cut(0);
  pen.fillStyle = '#19b5b0';
  cut(9);
  pen.fillStyle = '#108a92';
  for (let i = 0; i < 4; i++) {
    pen.fillRect(14 + i * 17, lip + 30, 7, 200);
    pen.fillRect(width - 21 - i * 17, lip + 30, 7, 200);
  }
  for (const x of [left, right]) roundRect(pen, x - 8, lip - 6, 16, 11, 5, ink);
};

const skater = (pen: Pen, { x, y, turn, air, facing }: Spot, t: number) =>
  at(pen, { x, y, turn, scale: 1.15 }, () => {
    pen.scale(Math.sign(facing) * Math.max(0.6, Math.abs(facing)), 1);
    const crouch = 1 - air;
    const hips = -44 + crouch * 8;
    const chest = hips - 30;
    circle(pen, -19, -6, 6, '#fff7e0');
    circle(pen, 19, -6, 6, '#fff7e0');
    line(pen, -26, -13, 26, -13, 6, '#e4305a');
    line(pen, 26, -13, 35, -18, 6);
    line(pen, -26, -13, -35, -18, 6);
    pen.lineJoin = 'round';
    for (const [foot, knee] of [
      [-15, -21],
      [15, 23],
    ] as const) {
      pen.strokeStyle = '#3a4fb0';
      pen.lineWidth = 12;
      pen.beginPath();
      pen.moveTo(0, hips);
      pen.lineTo(knee, hips * 0.5 - 8);
      pen.lineTo(foot, -22);
      pen.stroke();
      line(pen, foot - 4, -18, foot + 8, -18, 9, '#fff7e0');
    }
    const lift = 14 + air * 22;
    line(pen, 6, chest, -26, chest - lift + wave(t, 4) * 3, 10, '#f2b08a');
    line(pen, 0, hips, 6, chest, 25, '#ff7a3d');
    line(pen, 8, chest, 38, air > 0.25 ? chest + 28 : chest - lift * 0.4, 10, '#f2b08a');
    circle(pen, 12, chest - 25, 18, '#f2b08a');
    circle(pen, 20, chest - 24, 2.8, ink);
    ellipse(pen, 22, chest - 15, 5, 3.5, '#fff7e0');
    pen.fillStyle = '#e4305a';
    pen.beginPath();
    pen.arc(11, chest - 28, 19, Math.PI, 0);
    pen.fill();
    line(pen, 26, chest - 28, 37, chest - 27, 6, '#e4305a');
  });

export const halfPipeSkater: Scene = {
  slug: 'half-pipe-skater',
  title: 'Skateboarder on a half-pipe',
  kind: 'gif',
  category: 'sports',
  tags: [
    'skateboard',
    'skate',
    'half-pipe',
    'trick',
    'cool',
    'awesome',
    'wow',
    'weekend',
    'sports',
    'back and forth',
    'yes',
    'fun',
  ],
  width,
  height,
  seconds: 2.4,
  fps: 16,
  draw(pen, loop) {
    // Starts with the skater in the air, which makes the better still.
    const t = fract(loop + 0.36);
    backdrop(pen);
    ramp(pen);

    // The way back is the way there in a mirror.
    const back = t >= 0.5;
    at(pen, { x: back ? width : 0 }, () => {
      pen.scale(back ? -1 : 1, 1);
      skater(pen, crossing(fract(t * 2)), t);
    });
  },
};
