import { sticker } from '../die-cut.ts';
import { clamp, easeIn, easeInOut, easeOut, easeOutBack, phase, TAU, wave } from '../easing.ts';
import { write } from '../letters.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, line, star } from '../shapes.ts';

const green = '#1fb866';
const deep = '#128a4e';
const ink = '#06402b';

const badge = (pen: Pen): void => {
  star(pen, 0, 0, 152, 136, 16, 0, deep);
  circle(pen, 0, 0, 122, green);
  pen.strokeStyle = '#8ff0b8';
  pen.lineWidth = 6;
  pen.setLineDash([14, 12]);
  pen.beginPath();
  pen.arc(0, 0, 110, 0, TAU);
  pen.stroke();
  pen.setLineDash([]);
};

const corners = [
  [-62, -14],
  [-20, 30],
  [66, -66],
] as const;

/** The mark as far as the pen has come: `drawn` 1 of the way. */
const check = (pen: Pen, drawn: number): void => {
  if (drawn <= 0) return;
  const [start, turn, end] = corners;
  const down = clamp(drawn / 0.35);
  const up = clamp((drawn - 0.35) / 0.65);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 36;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(...start);
  pen.lineTo(start[0] + (turn[0] - start[0]) * down, start[1] + (turn[1] - start[1]) * down);
  if (up > 0) pen.lineTo(turn[0] + (end[0] - turn[0]) * up, turn[1] + (end[1] - turn[1]) * up);
  pen.stroke();
};

const ribbon = (pen: Pen, open: number): void => {
  if (open <= 0.05) return;
  pen.scale(open, 1);
  fillPath(pen, 'M-150 -18H-92V50H-150L-132 16ZM150 -18H92V50H150L132 16Z', '#e8a400');
  fillPath(pen, 'M-118 -36H118V34H-118Z', '#ffd23f');
  write(pen, 'YES', 0, -1, 40, 12, ink);
};

const cheer = (pen: Pen, t: number): void => {
  if (t <= 0 || t >= 1) return;
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * TAU - 0.3;
    const [from, to] = [150 + easeIn(t) * 30, 150 + easeOut(t) * 32];
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    if (to - from > 4) line(pen, x * from, y * from, x * to, y * to, 9, '#ffd23f');
  }
};

export const yesCheck: Scene = {
  slug: 'yes-check',
  title: 'Yes with a check mark',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'yes',
    'check',
    'check mark',
    'done',
    'approved',
    'correct',
    'emoji',
    'agree',
    'ok',
    'right',
    'stamp',
    'confirmed',
    'deal',
  ],
  width: 400,
  height: 400,
  seconds: 2.4,
  fps: 20,
  draw(pen, t) {
    const swell = 0.07 * Math.sin(Math.PI * phase(t, 0.36, 0.44));
    const size = t < 0.5 ? 1 - easeIn(phase(t, 0.4, 0.5)) : easeOutBack(phase(t, 0.54, 0.68));
    const press = 0.08 * Math.sin(Math.PI * phase(t, 0.84, 0.92));
    const wobble = wave(t, 5) * 0.06 * (1 - phase(t, 0, 0.24));
    if (size < 0.06) return;
    sticker(pen, ink, (layer) =>
      at(
        layer,
        { x: 200, y: 196, turn: wobble - 0.06, scale: (size + swell) * (1 - press) },
        () => {
          cheer(layer, phase(t, 0.86, 1));
          badge(layer);
          check(layer, t < 0.5 ? 1 : easeInOut(phase(t, 0.66, 0.86)));
          at(layer, { y: 112, turn: 0.03 }, () =>
            ribbon(layer, t < 0.5 ? 1 : easeOutBack(phase(t, 0.84, 0.96))),
          );
        },
      ),
    );
  },
};
