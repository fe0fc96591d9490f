import { sticker } from '../die-cut.ts';
import { pulse, wave } from '../easing.ts';
import { cheeks, eyes, laugh } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, roundRect, strokePath } from '../shapes.ts';

const shell = '#ffc24a';
const crust = '#eb9a26';
const ink = '#5b2a12';

const fillings = (pen: Pen, jiggle: number): void => {
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (1.04 + (i / 8) * 0.92);
    const reach = 118 + (i % 2 ? jiggle : -jiggle) * 5;
    const x = Math.cos(angle) * reach * 1.08;
    circle(pen, x, Math.sin(angle) * reach, 30, i % 2 ? '#6cc644' : '#8fdc58');
  }
  circle(pen, -62, -112 - jiggle * 4, 22, '#f2483f');
  circle(pen, 26, -128 + jiggle * 4, 24, '#f2483f');
  circle(pen, 92, -84 - jiggle * 4, 20, '#f2483f');
  for (const [x, turn] of [
    [-22, 0.3],
    [64, 0.9],
    [-98, -0.7],
  ] as const) {
    at(pen, { x, y: -118 + Math.abs(x) * 0.3, turn }, () =>
      roundRect(pen, -7, -20, 14, 46, 5, '#fff0a0'),
    );
  }
};

const body = (pen: Pen, blink: number): void => {
  fillPath(pen, 'M-132 0A132 122 0 0 1 132 0Q132 26 104 26H-104Q-132 26 -132 0Z', crust);
  pen.globalCompositeOperation = 'source-atop';
  fillPath(pen, 'M-124 2A122 108 0 0 1 120 2Q120 12 100 12H-100Q-124 12 -124 2Z', shell);
  for (const [x, y] of [
    [-84, -22],
    [78, -40],
    [-34, -84],
    [40, -88],
    [96, -8],
  ] as const) {
    ellipse(pen, x, y, 7, 5, crust);
  }
  pen.globalCompositeOperation = 'source-over';
  eyes(pen, 0, -42, 72, 12, ink, blink);
  laugh(pen, 0, -26, 42, ink);
  cheeks(pen, 0, -18, 118, 14, '#ff8e54');
};

/** A limb from the body at `x`, `y` over its joint to hand or foot. */
const limb = (pen: Pen, x: number, y: number, joint: number[], end: number[]): void =>
  strokePath(pen, `M${x} ${y}Q${joint.join(' ')} ${end.join(' ')}`, 13, ink);

export const dancingTaco: Scene = {
  slug: 'dancing-taco',
  title: 'Dancing taco',
  kind: 'sticker',
  category: 'food',
  tags: [
    'taco',
    'dance',
    'dancing',
    'taco tuesday',
    'food',
    'party',
    'happy',
    'hungry',
    'lunch',
    'emoji',
    'friday',
    'yum',
    'mood',
  ],
  width: 400,
  height: 400,
  seconds: 1.2,
  fps: 20,
  draw(pen, t) {
    const sway = wave(t);
    const dip = pulse(t, 2);
    const hips = { x: 200 + sway * 22, y: 262 + dip * 20 };
    pen.translate(30, 42);
    pen.scale(0.85, 0.85);
    sticker(pen, ink, (layer) => {
      for (const side of [-1, 1]) {
        const lift = Math.max(0, side * wave(t, 1, 0.06)) * 34;
        const foot = { x: 200 + side * 56, y: 366 - lift };
        limb(
          layer,
          hips.x + side * 46,
          hips.y + 10,
          [foot.x + side * 26, 320],
          [foot.x, foot.y - 8],
        );
        ellipse(layer, foot.x + side * 11, foot.y, 25, 13, '#e2384d', side * lift * -0.012);
      }
      at(layer, { ...hips, turn: sway * 0.13 }, () => {
        layer.scale(1 + dip * 0.05, 1 - dip * 0.07);
        for (const side of [-1, 1]) {
          const up = side * wave(t, 1, 0.1);
          const hand = [side * (172 - up * 16), -56 - up * 82] as const;
          limb(layer, side * 112, -16, [side * 164, 10 - up * 10], [...hand]);
          circle(layer, hand[0], hand[1], 15, '#ffffff');
        }
        fillings(layer, wave(t, 2, 0.2));
        body(layer, t > 0.44 && t < 0.54 ? 0 : 1);
      });
    });
  },
};
