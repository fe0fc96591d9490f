import { dieCut, sticker } from '../die-cut.ts';
import { fract, phase, pulse, wave } from '../easing.ts';
import { cheeks } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, strokePath } from '../shapes.ts';

const skin = '#ffcf4a';
const glow = '#ffdf7d';
const water = '#4fb8ff';
const deep = '#1c6fc2';
const foam = '#c4ebff';
const ink = '#6b3410';
const drops = 6;

/** Tears that spout from an eye and fall in a bow to the puddle. */
const spout = (pen: Pen, t: number, side: number): void => {
  for (let i = 0; i < drops; i++) {
    const life = fract(t * 2 + i / drops);
    const x = side * (72 + life * 86);
    const y = -34 - 190 * life + 372 * life * life;
    const size = 15 + 9 * Math.sin(life * Math.PI);
    const fall = Math.atan2(-190 + 744 * life, side * 86);
    at(pen, { x, y, turn: fall - Math.PI / 2 }, () => {
      fillPath(
        pen,
        `M0 ${-size * 1.5}Q${size} ${-size * 0.2} ${size} ${size * 0.3}A${size} ${size} 0 1 1 ${-size} ${size * 0.3}Q${-size} ${-size * 0.2} 0 ${-size * 1.5}Z`,
        water,
      );
      circle(pen, -size * 0.3, size * 0.3, size * 0.3, foam);
    });
  }
};

const puddle = (pen: Pen, t: number): void => {
  const swell = wave(t, 4) * 4;
  ellipse(pen, 200, 358, 164 + swell, 28, water);
  for (const side of [-1, 1]) {
    const ring = fract(t * 2 + (side > 0 ? 0 : 0.25));
    pen.strokeStyle = foam;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.ellipse(200 + side * 112, 356, 8 + ring * 30, 3 + ring * 9, 0, 0, Math.PI * 2);
    pen.stroke();
  }
};

const face = (pen: Pen, sob: number): void => {
  circle(pen, 0, 0, 116, skin);
  pen.globalCompositeOperation = 'source-atop';
  circle(pen, -10, -16, 114, glow);
  pen.globalCompositeOperation = 'source-over';
  for (const side of [-1, 1]) {
    strokePath(pen, `M${side * 66} -48L${side * 30} -30L${side * 66} -12`, 11, ink);
    strokePath(
      pen,
      `M${side * 76} ${-70 + sob * 4}Q${side * 52} ${-92 - sob * 4} ${side * 26} -78`,
      8,
      ink,
    );
  }
  cheeks(pen, 0, 14, 164, 20, '#ff9b66');
  const open = 30 + sob * 18;
  fillPath(
    pen,
    `M-44 ${44 + open}Q-52 8 0 8Q52 8 44 ${44 + open}Q0 ${26 + open} -44 ${44 + open}Z`,
    ink,
  );
  ellipse(pen, 0, 30 + open * 0.8, 25, 10, '#ff6f6f');
};

export const cryingFace: Scene = {
  slug: 'crying-face',
  title: 'Face crying a puddle',
  kind: 'sticker',
  category: 'reactions',
  tags: [
    'crying',
    'cry',
    'sad',
    'emoji',
    'tears',
    'sob',
    'upset',
    'heartbroken',
    'miss you',
    'so sad',
    'drama',
    'why',
    'sorry',
  ],
  width: 400,
  height: 400,
  seconds: 2,
  fps: 20,
  draw(pen, t) {
    const sob = pulse(t, 4);
    const gasp = Math.sin(Math.PI * phase(t, 0.7, 0.95));
    const tremble = wave(t, 20) * 2;
    sticker(pen, ink, (layer) => {
      puddle(layer, t);
      at(layer, { x: 200 + tremble, y: 338 - gasp * 10, turn: wave(t, 2) * 0.05 }, () => {
        layer.scale(1 + sob * 0.03 - gasp * 0.03, 1 - sob * 0.04 + gasp * 0.05);
        layer.translate(0, -116);
        face(layer, sob * (1 - gasp * 0.5));
      });
      dieCut(layer, 4, deep, (tears) =>
        at(tears, { x: 200, y: 222 }, () => {
          spout(tears, t, -1);
          spout(tears, t + 0.04, 1);
        }),
      );
    });
  },
};
