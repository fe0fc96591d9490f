import { TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 480;
const height = 320;
const road = 286;
const wheelRadius = 54;
const ink = '#24203a';
const paper = '#fffaf0';
const red = '#e4475b';

type Point = readonly [number, number];

const rear: Point = [150, road - wheelRadius];
const front: Point = [318, road - wheelRadius];
const pedals: Point = [224, road - 52];
const saddle: Point = [200, 146];
const shoulder: Point = [246, 82];
const grip: Point = [288, 136];
const thigh = 62;
const crank = 20;

/** A line of ink through the points. */
const draw = (pen: Pen, points: readonly Point[], thick: number, color = ink) =>
  strokePath(pen, `M${points.join('L')}`, thick, color);

/** Where two limbs of the same length meet, bent forward. */
const joint = ([ax, ay]: Point, [bx, by]: Point, limb: number): Point => {
  const apart = Math.hypot(bx - ax, by - ay);
  const out = Math.sqrt(Math.max(0, limb ** 2 - (apart / 2) ** 2));
  return [(ax + bx) / 2 + ((by - ay) / apart) * out, (ay + by) / 2 - ((bx - ax) / apart) * out];
};

const wheel = (pen: Pen, [x, y]: Point, t: number) =>
  at(pen, { x, y, turn: t * TAU }, () => {
    circle(pen, 0, 0, wheelRadius, ink);
    circle(pen, 0, 0, wheelRadius - 7, paper);
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TAU;
      line(pen, 0, 0, Math.cos(angle) * 46, Math.sin(angle) * 46, 2.5, ink);
    }
    circle(pen, 34, 0, 6, red);
    circle(pen, 0, 0, 7, ink);
  });

const leg = (pen: Pen, t: number, half: number, color: string) => {
  const angle = (t + half) * TAU;
  const pedal: Point = [pedals[0] + Math.cos(angle) * crank, pedals[1] + Math.sin(angle) * crank];
  const ankle: Point = [pedal[0] - 6, pedal[1] - 12];
  draw(pen, [pedals, pedal], 6);
  draw(pen, [saddle, joint(saddle, ankle, thigh), ankle], 19, color);
  line(pen, pedal[0] - 9, pedal[1] - 6, pedal[0] + 12, pedal[1] - 4, 12, half ? '#b53048' : red);
};

const frame = (pen: Pen) => {
  draw(pen, [rear, [204, 168], pedals, rear], 7, red);
  draw(pen, [pedals, [286, 168], [204, 168]], 7, red);
  draw(pen, [front, [286, 168], [280, 142], grip], 7, red);
  draw(pen, [[204, 168], saddle], 6);
  line(pen, 184, 150, 216, 150, 11, ink);
};

const puppy = (pen: Pen, t: number) =>
  at(pen, { x: 330, y: 134 + wave(t, 4) * 1.5, turn: wave(t, 2) * 0.06 }, () => {
    ellipse(pen, 0, -18, 20, 19, paper);
    ellipse(pen, 15, -10, 13, 9, paper);
    ellipse(pen, -20, -22 - wave(t, 2) * 4, 17, 8, ink, 0.25 + wave(t, 2) * 0.5);
    circle(pen, 8, -22, 3.4, ink);
    ellipse(pen, 26, -14, 5, 4, ink);
    ellipse(pen, 12, 1, 5, 9, red, -0.4 + wave(t, 2, 0.2) * 0.3);
    roundRect(pen, -26, 4, 54, 34, 7, '#c98a4b');
    for (const y of [13, 23]) line(pen, -20, y, 22, y, 3, '#8f5a30');
    roundRect(pen, -30, 0, 62, 9, 4, '#8f5a30');
  });

const rider = (pen: Pen, t: number) => {
  const bob = wave(t, 2) * 2;
  at(pen, { y: bob }, () => {
    const scarf = [0, 1, 2, 3, 4].map(
      (i): Point => [236 - i * 19, 62 + wave(t, 2, -i * 0.16) * i * 3.4],
    );
    draw(pen, scarf, 14, red);
    fillPath(pen, 'M182 154 L224 154 L268 90 L238 68Z', '#2f8f9d');
    line(pen, 196, 142, 246, 86, 32, '#2f8f9d');
    draw(pen, [shoulder, [268, 122], grip], 15, '#256f7c');
    circle(pen, grip[0], grip[1], 9, '#f4b393');
    circle(pen, 262, 44, 27, '#f4b393');
    circle(pen, 289, 48, 6, '#f4b393');
    circle(pen, 274, 40, 3.5, ink);
    circle(pen, 266, 54, 5, '#e88a77');
    strokePath(pen, 'M284 52A8 8 0 0 1 273 57', 3, ink);
    line(pen, 246, 66, 264, 72, 13, red);
    fillPath(pen, 'M230 49A30 30 0 1 1 287 29Q262 30 244 60Z', ink);
  });
};

const house = 'M180 286V150L225 112L270 150V286 M200 286V240H226V286 M238 176H256V198H238Z';

/** Things by the road, in ink: they come round once a loop. */
const roadside = (pen: Pen, t: number) => {
  for (let x = -360 * t; x < width + 360; x += 360) {
    at(pen, { x }, () => {
      strokePath(pen, 'M40 286V190 M40 214L54 194', 5, ink);
      circle(pen, 40, 170, 38, '#f0b429');
      strokePath(pen, house, 4, ink);
      for (const dash of [20, 140, 260]) line(pen, dash, road + 16, dash + 60, road + 16, 4, ink);
    });
  }
  line(pen, 0, road + 2, width, road + 2, 5, ink);
};

export const basketRide: Scene = {
  slug: 'basket-ride',
  title: 'Bike ride with a puppy',
  kind: 'gif',
  category: 'everyday',
  tags: [
    'bicycle',
    'bike',
    'ride',
    'puppy',
    'dog',
    'weekend',
    'on my way',
    'coming',
    'happy',
    'exercise',
    'friday',
    'spring',
  ],
  width,
  height,
  seconds: 1.2,
  fps: 20,
  draw(pen, t) {
    pen.fillStyle = '#ffd04f';
    pen.fillRect(0, 0, width, height);
    circle(pen, 404, 70, 36, paper);
    roadside(pen, t);
    leg(pen, t, 0.5, '#4a4468');
    wheel(pen, rear, t);
    wheel(pen, front, t);
    frame(pen);
    puppy(pen, t);
    leg(pen, t, 0, ink);
    rider(pen, t);
  },
};
