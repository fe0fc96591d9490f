import { fract, lerp, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, strokePath } from '../shapes.ts';

const width = 480;
const height = 320;
const paper = '#f4e6c8';
const indigo = '#1c3a63';
const blue = '#3f78a8';
const foam = '#fffaf0';

/** The back of the breaking wave and the inside of its curl, as points of the same Bézier curves. */
const back = [
  -70, 340, 20, 310, 70, 210, 116, 130, 160, 54, 246, 22, 316, 62, 346, 80, 360, 116, 346, 152,
];
const hollow = [
  262, 340, 236, 300, 206, 250, 214, 198, 222, 150, 262, 118, 300, 120, 326, 122, 342, 136, 346,
  152,
];

const curve = (k: number): string => {
  const [x, y, ...controls] = back.map((from, i) => lerp(from, hollow[i] ?? 0, k).toFixed(1));
  return `M${x} ${y} C${controls.join(' ')}`;
};

const sunAndMountain = (pen: Pen, t: number): void => {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  circle(pen, 388, 84, 46, '#d9482f');
  for (let i = 0; i < 5; i++) {
    const mist = 330 + i * 16 + wave(t, 1, i * 0.1) * 6;
    strokePath(pen, `M${mist} ${70 + i * 12} h${60 + (i % 2) * 30}`, 3, paper);
  }
  fillPath(pen, 'M296 262 L392 168 L412 168 L500 262Z', '#8fa9b5');
  fillPath(pen, 'M362 197 L392 168 L412 168 L439 197 L424 190 L412 202 L398 188 L384 202Z', foam);
  for (let i = 0; i < 7; i++)
    strokePath(pen, `M${330 + i * 22} 258 l${10 - i * 3} -${34 - Math.abs(i - 3) * 6}`, 2, indigo);
};

/** A swell cut in lines that run along with it; it moves by whole waves. */
const swell = (
  pen: Pen,
  level: number,
  tall: number,
  length: number,
  drift: number,
  fill: string,
  cut: string,
): void => {
  const top = (x: number) =>
    level - Math.abs(Math.sin((x / length + drift) * Math.PI)) ** 1.4 * tall;
  const trace = (sink: number) => {
    pen.beginPath();
    for (let x = -10; x <= width + 10; x += 5) pen.lineTo(x, top(x) + sink);
  };
  trace(0);
  pen.lineTo(width + 10, height);
  pen.lineTo(-10, height);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = cut;
  for (let i = 0; i < 5; i++) {
    trace(i * i * 2.6 + i * 5);
    pen.lineWidth = i ? 2 : 5;
    pen.stroke();
  }
};

const claws = (pen: Pen, t: number): void => {
  for (let i = 0; i < 15; i++) {
    const along = i / 14;
    const angle = lerp(-2.75, 0.5, along);
    const x = 246 + Math.cos(angle) * 112;
    const y = 122 + Math.sin(angle) * 86;
    const reach = 20 + (i % 3) * 7 + wave(t, 2, i * 0.13) * 5;
    at(pen, { x, y, turn: angle + 1 }, () => {
      const hook = `M-8 10 Q-12 -${reach * 0.7} 8 -${reach} Q16 -${reach} 18 -${reach * 0.5} Q8 -${reach * 0.6} 10 4Z`;
      fillPath(pen, hook, foam);
      strokePath(pen, hook, 3, indigo);
    });
  }
};

const breaker = (pen: Pen, t: number): void => {
  const underTheLip = 'Q306 240 356 360';
  fillPath(pen, `${curve(0)} ${underTheLip} L-70 360Z`, indigo);
  fillPath(pen, `${curve(0.24)} ${underTheLip} L-30 360Z`, blue);
  fillPath(pen, `${curve(1)} ${underTheLip}Z`, '#122a4c');
  for (const k of [1.14, 1.3, 1.48]) strokePath(pen, curve(k), 4, blue);
  pen.setLineDash([64, 14, 30, 12]);
  for (let i = 0; i < 8; i++) {
    pen.lineDashOffset = -120 * t + i * 37;
    strokePath(pen, curve(0.1 + i * 0.12), i < 2 ? 4 : 6 - i * 0.4, i % 2 ? indigo : foam);
  }
  pen.setLineDash([]);
  strokePath(pen, curve(1), 5, indigo);
  claws(pen, t);
  for (let i = 0; i < 18; i++) {
    const age = fract(t + i * 0.31);
    const x = 330 + Math.cos(i * 2.1) * 30 + age * (30 + (i % 4) * 16);
    circle(pen, x, 66 + (i % 5) * 14 + age * age * 90, (1 - age) * (3 + (i % 3) * 1.4), foam);
  }
};

export const woodcutWave: Scene = {
  slug: 'woodcut-wave',
  title: 'Great wave, woodcut style',
  kind: 'gif',
  category: 'nature',
  tags: [
    'wave',
    'ocean',
    'sea',
    'japan',
    'woodcut',
    'surf',
    'beach',
    'water',
    'art',
    'mountain',
    'summer',
    'powerful',
  ],
  width,
  height,
  seconds: 1.5,
  fps: 15,
  draw(pen, t) {
    sunAndMountain(pen, t);
    swell(pen, 268, 20, 120, t, '#7fb0c4', indigo);
    at(pen, { x: wave(t) * 9, y: 14 + wave(t, 1, 0.25) * 7, turn: wave(t, 1, 0.1) * 0.025 }, () =>
      breaker(pen, t),
    );
    at(pen, { x: 386, y: 258 + wave(t, 1, 0.6) * 8, turn: wave(t, 1, 0.35) * 0.16 }, () => {
      fillPath(pen, 'M-56 -12 Q0 14 60 -22 Q46 16 0 18 Q-40 16 -56 -12Z', '#b5763f');
      strokePath(pen, 'M-56 -12 Q0 14 60 -22 Q46 16 0 18 Q-40 16 -56 -12Z', 3, indigo);
      for (const x of [-20, 0, 20]) circle(pen, x, -8, 8, indigo);
    });
    swell(pen, 296, 26, 160, t, blue, foam);
    swell(pen, 322, 26, 96, 0.4 + t * 2, indigo, '#9cc4d6');
    pen.lineWidth = 12;
    pen.strokeStyle = indigo;
    pen.strokeRect(0, 0, width, height);
  },
};
