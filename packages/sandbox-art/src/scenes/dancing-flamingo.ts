import { pulse, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, strokePath } from '../shapes.ts';

const width = 320;
const height = 480;
const water = 418;
const pink = '#ff5f8f';
const deepPink = '#d93a73';
const ink = '#1d1b3a';
const thigh = 86;
const shin = 92;

/** The knee of a leg from hip to foot, bent toward `side`. */
const kneeOf = (
  hipX: number,
  hipY: number,
  footX: number,
  footY: number,
  side: number,
): [number, number] => {
  const dx = footX - hipX;
  const dy = footY - hipY;
  const reach = Math.min(Math.hypot(dx, dy), thigh + shin - 0.1);
  const along = (thigh ** 2 - shin ** 2 + reach ** 2) / (2 * reach);
  const out = Math.sqrt(thigh ** 2 - along ** 2) * side;
  return [
    hipX + (dx / reach) * along - (dy / reach) * out,
    hipY + (dy / reach) * along + (dx / reach) * out,
  ];
};

const leg = (
  pen: Pen,
  hipX: number,
  hipY: number,
  footX: number,
  lift: number,
  side: number,
): void => {
  const footY = water + 6 - lift * 74;
  const [kneeX, kneeY] = kneeOf(hipX, hipY, footX, footY, side);
  strokePath(pen, `M${hipX} ${hipY} L${kneeX} ${kneeY} L${footX} ${footY}`, 9, '#ff8fae');
  circle(pen, kneeX, kneeY, 8, deepPink);
  strokePath(
    pen,
    `M${footX - 4} ${footY} L${footX + 20} ${footY + 3 + lift * 8} M${footX} ${footY} L${footX + 14} ${footY + 8 + lift * 8}`,
    7,
    deepPink,
  );
};

/** Cut-paper palm leaf that sways about its stalk. */
const leaf = (pen: Pen, x: number, y: number, turn: number, scale: number, fill: string): void =>
  at(pen, { x, y, turn, scale }, () => {
    fillPath(
      pen,
      'M0 10 Q-20 -6 -16 -30 Q-40 -20 -44 -34 Q-34 -54 -16 -54 Q-40 -58 -40 -72 Q-24 -86 -10 -78 Q-28 -92 -20 -106 Q-6 -104 0 -128 Q6 -104 20 -106 Q28 -92 10 -78 Q24 -86 40 -72 Q40 -58 16 -54 Q34 -54 44 -34 Q40 -20 16 -30 Q20 -6 0 10Z',
      fill,
    );
  });

const scenery = (pen: Pen, t: number): void => {
  pen.fillStyle = '#0f6f78';
  pen.fillRect(0, 0, width, height);
  circle(pen, 160, 190, 138, '#ffc53d');
  const sway = wave(t) * 0.07;
  leaf(pen, -6, 150, 1.1 + sway, 1.2, '#0a4d5c');
  leaf(pen, 14, 50, 2.2 + sway, 1.1, '#12a08a');
  leaf(pen, 330, 90, -1.9 - sway, 1.3, '#0a4d5c');
  leaf(pen, 316, 220, -0.9 - sway, 1.1, '#12a08a');
  leaf(pen, 4, 440, 0.5 - sway, 1.15, '#12a08a');
  pen.fillStyle = '#0b3f57';
  pen.fillRect(0, water, width, height);
};

const neckAndHead = (pen: Pen, x: number, y: number, t: number): void => {
  const headX = x + 40 + wave(t, 1, 0.42) * 26;
  const headY = 92 + pulse(t, 2, 0.3) * 16;
  strokePath(
    pen,
    `M${x + 34} ${y - 14} C${x + 118} ${y - 40} ${headX - 104} ${headY + 66} ${headX - 8} ${headY}`,
    27,
    pink,
  );
  at(pen, { x: headX, y: headY, turn: wave(t, 1, 0.5) * 0.22 }, () => {
    ellipse(pen, 4, 0, 29, 24, pink);
    fillPath(pen, 'M22 -14 Q58 -8 60 22 Q60 40 46 42 Q44 20 16 16Z', '#fff1e0');
    fillPath(pen, 'M55 10 Q64 24 58 38 Q54 44 46 42 Q46 24 42 18Z', ink);
    fillPath(pen, 'M-16 -12 L34 -10 Q34 10 16 8 Q4 8 2 -4 Q-4 8 -14 4Z', ink);
    line(pen, 12, -5, 20, -5, 4, '#ff9ec0');
  });
};

export const dancingFlamingo: Scene = {
  slug: 'dancing-flamingo',
  title: 'Dancing flamingo',
  kind: 'gif',
  category: 'animals',
  tags: [
    'flamingo',
    'dance',
    'dancing',
    'party',
    'summer',
    'friday',
    'happy',
    'bird',
    'cool',
    'sunglasses',
    'tropical',
    'lets go',
  ],
  width,
  height,
  seconds: 1.4,
  fps: 20,
  draw(pen, t) {
    scenery(pen, t);
    const x = 152 + wave(t) * 26;
    const y = 238 + pulse(t, 2) * 16;
    const liftLeft = Math.max(0, wave(t)) ** 1.4;
    const liftRight = Math.max(0, -wave(t)) ** 1.4;
    for (const [footX, lift] of [
      [120, liftLeft],
      [190, liftRight],
    ] as const) {
      ellipse(pen, footX + 6, water + 12, 34 - lift * 16, 6 - lift * 3, '#2b7f92');
    }
    leg(pen, x - 22, y + 22, 120 + liftLeft * 4, liftLeft, 1);
    leg(pen, x + 14, y + 22, 190 - liftRight * 6, liftRight, 1);
    at(pen, { x, y, turn: wave(t, 1, 0.1) * 0.14 }, () => {
      fillPath(pen, 'M-48 -18 Q-104 -22 -112 22 Q-88 14 -44 26Z', deepPink);
      ellipse(pen, 0, 0, 68, 46, pink, -0.12);
    });
    neckAndHead(pen, x, y, t);
    at(pen, { x: x - 10, y: y - 8, turn: -0.25 + wave(t, 2, 0.2) * 0.3 }, () => {
      fillPath(
        pen,
        'M28 -20 Q-4 -34 -34 -14 Q-66 2 -78 34 Q-56 30 -50 40 Q-34 32 -26 42 Q-8 32 2 36 Q34 20 28 -20Z',
        deepPink,
      );
      fillPath(
        pen,
        'M22 -14 Q-2 -24 -26 -10 Q-40 0 -44 14 Q-28 10 -22 20 Q-10 12 2 18 Q22 8 22 -14Z',
        '#ff8fae',
      );
    });
  },
};
