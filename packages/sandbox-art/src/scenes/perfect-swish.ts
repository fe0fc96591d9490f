import { fract, lerp, phase, pulse, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, line, roundRect, strokePath } from '../shapes.ts';

const width = 360;
const height = 480;
const rim = { x: 180, y: 212, r: 52 };
const floor = 448;
const ballRadius = 34;

/** The story: in at `swish`, out of the net at `through`, on the floor at `landed`. */
const swish = 0.4;
const through = 0.52;
const landed = 0.66;

const backdrop = (pen: Pen) => {
  pen.fillStyle = '#3f2b78';
  pen.fillRect(0, 0, width, height);
  circle(pen, 180, 190, 168, '#5a3fa0');
  circle(pen, 180, 190, 128, '#7a55c0');
  const roofs = [70, 110, 60, 132, 84, 120, 66, 98];
  roofs.forEach((tall, i) => {
    pen.fillStyle = '#2a1c58';
    pen.fillRect(i * 45, 410 - tall, 46, tall);
  });
  pen.fillStyle = '#e76f51';
  pen.fillRect(0, 410, width, height - 410);
  pen.strokeStyle = '#ffd9a8';
  pen.lineWidth = 5;
  pen.beginPath();
  pen.ellipse(180, 482, 150, 50, 0, Math.PI, TAU);
  pen.stroke();
};

const board = (pen: Pen, shake: number) =>
  at(pen, { x: 180, y: 130, turn: shake }, () => {
    line(pen, 0, 50, 0, 300, 16, '#1d1340');
    roundRect(pen, -112, -92, 224, 158, 14, '#1d1340');
    roundRect(pen, -104, -84, 208, 142, 9, '#fff4e0');
    pen.strokeStyle = '#e4475b';
    pen.lineWidth = 7;
    pen.strokeRect(-40, -24, 80, 62);
  });

/** Half of the rim: the far half lies behind the ball. */
const rimHalf = (pen: Pen, from: number, dip: number) => {
  pen.strokeStyle = '#ff5d3d';
  pen.lineWidth = 9;
  pen.beginPath();
  pen.ellipse(rim.x, rim.y + dip, rim.r, 13, 0, from, from + Math.PI);
  pen.stroke();
};

/** The net follows the ball: it bulges, is pulled down, and whips up. */
const net = (pen: Pen, t: number, dip: number) => {
  const bulge = pulse(phase(t, swish, through + 0.04));
  const after = phase(t, through, 0.8);
  const whip = Math.sin(after * TAU * 1.5) * (1 - after) * 26;
  const depth = 74 + bulge * 16 - whip;
  const rows = 4;
  const cords = 7;
  const knot = (cord: number, row: number): [number, number] => {
    const down = row / rows;
    const side = (cord / cords) * 2 - 1;
    const half = lerp(rim.r, 27 + bulge * 10, down) + Math.sin(down * Math.PI) * bulge * 12;
    return [rim.x + side * half, rim.y + dip + 6 + down * depth + (1 - side ** 2) * 6];
  };
  for (let row = 0; row < rows; row++) {
    for (let cord = 0; cord <= cords; cord++) {
      for (const next of [cord - 1, cord + 1]) {
        if (next < 0 || next > cords || (cord + row) % 2) continue;
        line(pen, ...knot(cord, row), ...knot(next, row + 1), 3.5, '#ffffff');
      }
    }
  }
};

const seams = 'M-33 0H33M0 -33V33M-24 -24Q-4 0 -24 24M24 -24Q4 0 24 24';

const ball = (pen: Pen, x: number, y: number, scale: number, turn: number, squash: number) =>
  at(pen, { x, y, scale }, () => {
    pen.scale(1 + squash, 1 - squash);
    pen.rotate(turn);
    circle(pen, 0, 0, ballRadius, '#ff9a3d');
    strokePath(pen, seams, 4, '#4a1f2b');
    pen.beginPath();
    pen.arc(0, 0, ballRadius - 1, 0, TAU);
    pen.stroke();
  });

/** The ball at `t`: thrown in, dropped, bounced away. */
const flight = (t: number): { x: number; y: number; scale: number; squash: number } => {
  if (t < swish) {
    const p = t / swish;
    const y = lerp(470, rim.y - 8, p) - 4 * p * (1 - p) * 250;
    return { x: lerp(-70, rim.x, p), y, scale: lerp(1.5, 1, p), squash: -0.05 };
  }
  if (t < landed) {
    const p = phase(t, swish, landed);
    const y = lerp(rim.y - 8, floor - ballRadius, 0.55 * p + 0.45 * p * p);
    return { x: rim.x, y, scale: 1, squash: -0.08 * p };
  }
  const p = phase(t, landed, 0.98);
  const hop =
    p < 0.6 ? Math.sin((p / 0.6) * Math.PI) * 96 : Math.sin(((p - 0.6) / 0.4) * Math.PI) * 44;
  const squash = 0.24 * Math.max(0, 1 - hop / 18) * (p < 0.95 ? 1 : 0);
  return {
    x: rim.x + p * 240,
    y: floor - ballRadius * (1 - squash) - hop,
    scale: 1 + p * 0.16,
    squash,
  };
};

export const perfectSwish: Scene = {
  slug: 'perfect-swish',
  title: 'Basketball shot, nothing but net',
  kind: 'gif',
  category: 'sports',
  tags: [
    'basketball',
    'swish',
    'score',
    'nailed it',
    'yes',
    'win',
    'slam dunk',
    'sports',
    'success',
    'congrats',
    'good job',
    'boom',
  ],
  width,
  height,
  seconds: 1.8,
  fps: 20,
  draw(pen, loop) {
    // Starts with the ball on its way, which makes the better still.
    const t = fract(loop + 0.3);
    backdrop(pen);
    const rattle = phase(t, swish, 0.72);
    const shake = wave(rattle, 3) * (1 - rattle);
    board(pen, shake * 0.012);
    const { x, y, scale, squash } = flight(t);
    const dip = Math.max(0, shake) * 4;
    const inside = t > swish && t < landed;
    ellipse(pen, x, floor + 4, ballRadius * scale * 0.9, 7, 'rgba(60, 15, 40, 0.3)');
    rimHalf(pen, Math.PI, dip);
    if (inside) ball(pen, x, y, scale, t * 4, squash);
    net(pen, t, dip);
    rimHalf(pen, 0, dip);
    if (!inside) ball(pen, x, y, scale, t < swish ? t * -9 : t * 9, squash);
    const cheer = phase(t, 0.44, 0.66);
    for (let i = 0; i < 8 && cheer > 0 && cheer < 1; i++) {
      const angle = Math.PI * (1.08 + (i / 7) * 0.84);
      const [near, far] = [74 + cheer * 60, 92 + Math.sin(cheer * Math.PI) * 34 + cheer * 52];
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      line(
        pen,
        rim.x + dx * near,
        rim.y + dy * near,
        rim.x + dx * far,
        rim.y + dy * far,
        7,
        '#ffd166',
      );
    }
  },
};
