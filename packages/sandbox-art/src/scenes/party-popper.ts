import { Path2D } from '@napi-rs/canvas';
import { clamp, easeIn, easeOut, easeOutBack, fract, phase, TAU, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, polygon, star, strokePath } from '../shapes.ts';

const width = 400;
const height = 400;
const popAt = 0.2;
const mouth = { x: 186, y: 220 };
const aim = -Math.PI / 4;
const colors = ['#ff4d6d', '#ffd23f', '#3d5af1', '#ff8c42', '#ffffff'];
const ink = '#28204a';

const memphis = (pen: Pen): void => {
  pen.fillStyle = '#7fe0c7';
  pen.fillRect(0, 0, width, height);
  fillPath(pen, 'M0 300 Q120 250 210 320 T400 330 L400 400 L0 400Z', '#57cdb2');
  const squiggle = 'q10 -16 20 0 t20 0 t20 0';
  strokePath(pen, `M24 60 ${squiggle} M300 368 ${squiggle} M20 180 ${squiggle}`, 5, '#4abfa5');
  for (const [x, y] of [
    [120, 36],
    [48, 116],
    [352, 300],
    [236, 372],
  ] as const) {
    polygon(
      pen,
      [
        [x, y - 11],
        [x + 11, y + 9],
        [x - 11, y + 9],
      ],
      '#4abfa5',
    );
  }
};

/** Paper flies fast, is braked by the air, tumbles and falls out of the picture. */
const confetti = (pen: Pen, age: number): void => {
  const next = random(3);
  const size = 1.2 * (1 - phase(age, 0.84, 0.98));
  for (let i = 0; i < 80; i++) {
    const angle = aim - 0.2 + (next() - 0.5) * 2.3;
    const reach = (110 + next() * 270) * easeOut(clamp(age * 2.4));
    const fall = age * age * (170 + next() * 300);
    const spin = next() * TAU;
    const x = mouth.x + Math.cos(angle) * reach + Math.sin(age * 9 + spin) * 10 * age;
    const y = mouth.y + Math.sin(angle) * reach + fall;
    const fill = colors[i % colors.length] ?? ink;
    at(pen, { x, y, turn: spin + age * 5 }, () => {
      pen.scale(size, size * Math.cos(spin + age * 16));
      if (i % 4 === 0) circle(pen, 0, 0, 8, fill);
      else if (i % 9 === 1) star(pen, 0, 0, 14, 6, 5, 0, fill);
      else {
        pen.fillStyle = fill;
        pen.fillRect(-9, -6, 18, 12);
      }
    });
  }
};

/** A paper streamer uncurls from the cone; its tail leaves first, so that it is gone at the end. */
const streamer = (pen: Pen, age: number, turn: number, length: number, stroke: string): void => {
  const head = easeOut(phase(age, 0, 0.5)) * length;
  const tail = easeIn(phase(age, 0.15, 0.9)) * (length + 40);
  if (head <= tail) return;
  at(pen, { x: mouth.x, y: mouth.y + age * age * 170, turn: aim + turn }, () => {
    pen.beginPath();
    for (let along = tail; along <= head; along += 4)
      pen.lineTo(along, Math.sin(along * 0.085 - age * 6) * 16 * clamp(along / 60));
    pen.lineWidth = 9;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = stroke;
    pen.stroke();
  });
};

const popper = (pen: Pen, squash: number): void => {
  pen.scale(1.25 - squash * 0.3, 1.25 + squash * 0.24);
  const cone = 'M-150 0 L18 -62 L18 62Z';
  fillPath(pen, cone, '#3d5af1');
  pen.save();
  pen.clip(new Path2D(cone));
  for (const x of [-122, -70, -18]) fillPath(pen, `M${x} -70 l26 0 l-14 140 l-26 0Z`, '#ffd23f');
  pen.restore();
  ellipse(pen, 18, 0, 20, 63, '#ff4d6d');
  ellipse(pen, 20, 0, 13, 50, ink);
};

export const partyPopper: Scene = {
  slug: 'party-popper',
  title: 'Party popper bursting',
  kind: 'gif',
  category: 'celebrations',
  tags: [
    'congratulations',
    'congrats',
    'party',
    'confetti',
    'celebrate',
    'yay',
    'well done',
    'woohoo',
    'happy birthday',
    'graduation',
    'you did it',
    'surprise',
    'excited',
  ],
  width,
  height,
  seconds: 1.9,
  fps: 20,
  draw(pen, time) {
    const t = fract(time + 0.36);
    memphis(pen);
    const age = fract(t - popAt);
    const squeeze = easeIn(phase(t, 0.02, popAt)) * (1 - phase(t, popAt, popAt + 0.03));
    const kick = t < popAt ? 0 : 1 - easeOutBack(phase(t, popAt + 0.02, popAt + 0.3));
    streamer(pen, age, -0.52, 280, '#ff4d6d');
    streamer(pen, age, 0.06, 330, '#3d5af1');
    streamer(pen, age, 0.5, 290, '#ff8c42');
    confetti(pen, age);
    const tremble = squeeze * wave(t, 16) * 4;
    at(
      pen,
      {
        x: mouth.x - kick * 26 + tremble - squeeze * 8,
        y: mouth.y + kick * 26 + squeeze * 8,
        turn: aim + kick * 0.12,
      },
      () => {
        popper(pen, squeeze - kick * 0.6);
      },
    );
    const flash = Math.sin(phase(t, popAt - 0.01, popAt + 0.13) * Math.PI);
    star(pen, mouth.x + 16, mouth.y - 16, flash * 74, flash * 38, 10, 0.2, '#fff');
    star(pen, mouth.x + 16, mouth.y - 16, flash * 46, flash * 24, 10, 0.5, '#ffd23f');
  },
};
