import { sticker } from '../die-cut.ts';
import { easeInOut, easeOutBack, lerp, phase, wave } from '../easing.ts';
import { cheeks, eyes, laugh, smile } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, ellipse, roundRect } from '../shapes.ts';

const sheet = '#fbf8ff';
const shade = '#d6c9f7';
const hand = '#e6dbff';
const ink = '#3c2a73';

/** 1 while the hands hide the face; they spread at both ends of the loop. */
const hiding = (t: number): number =>
  easeInOut(phase(t, 0.36, 0.5)) - easeOutBack(phase(t, 0.84, 0.98));

/** A glance through the fingers. */
const glance = (t: number): number => Math.sin(Math.PI * phase(t, 0.6, 0.76));

const body = (pen: Pen, t: number, fill: string): void => {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(-112, 0);
  pen.bezierCurveTo(-112, -172, 112, -172, 112, 0);
  for (let i = 0; i <= 48; i++) {
    const x = 112 - (i / 48) * 224;
    const flare = 1 + 0.1 * wave(t, 1, 0.3);
    pen.lineTo(x * flare, 128 + wave(i / 48, 3.5, 0.25 + t) * 15);
  }
  pen.closePath();
  pen.fill();
};

const face = (pen: Pen, shy: number, peek: number, t: number): void => {
  const wide = 1 - shy;
  const lid = t > 0.16 && t < 0.2 ? 0 : 1;
  eyes(pen, 0, -38, 82, 16 + wide * 5, ink, shy > 0.5 ? 1 : lid);
  cheeks(pen, 0, 2, 146, 19, '#ff9fc6');
  if (wide > 0.4) laugh(pen, 0, -6, 40 + wide * 24, ink);
  else smile(pen, 0, 0, 30 + peek * 10, ink, 7);
};

const hands = (pen: Pen, shy: number, peek: number): void => {
  for (const side of [-1, 1]) {
    const x = lerp(150, 45, shy) + (side > 0 ? peek * 34 : 0);
    const y = lerp(-62, -36, shy) + (side > 0 ? peek * 42 : 0);
    at(pen, { x: side * x, y, turn: side * lerp(0.5, -0.16, shy) }, () => {
      ellipse(pen, 0, 0, 42, 36, ink);
      ellipse(pen, 0, 0, 37, 31, hand);
      for (const finger of [-14, 9]) roundRect(pen, finger, -32, 5, 24, 2, ink);
    });
  }
};

export const peekabooGhost: Scene = {
  slug: 'peekaboo-ghost',
  title: 'Ghost plays peekaboo',
  kind: 'sticker',
  category: 'celebrations',
  tags: [
    'ghost',
    'boo',
    'halloween',
    'peekaboo',
    'emoji',
    'spooky',
    'cute',
    'shy',
    'hide',
    'surprise',
    'october',
    'scary',
    'kawaii',
  ],
  width: 400,
  height: 400,
  seconds: 2.6,
  fps: 20,
  draw(pen, t) {
    const shy = hiding(t);
    const peek = glance(t);
    const leap = Math.sin(Math.PI * phase(t, 0.84, 0.99));
    const hunch = Math.sin(Math.PI * phase(t, 0.5, 0.86)) * 0.09;
    sticker(pen, ink, (layer) =>
      at(
        layer,
        { x: 200, y: 336 - leap * 30 + wave(t, 2) * 6, turn: wave(t) * 0.06, scale: 0.92 },
        () => {
          layer.scale(1 + hunch - leap * 0.06, 1 - hunch + leap * 0.06);
          layer.translate(0, -124);
          body(layer, t, shade);
          layer.globalCompositeOperation = 'source-atop';
          at(layer, { x: -14, y: -12 }, () => body(layer, t, sheet));
          layer.globalCompositeOperation = 'source-over';
          face(layer, shy, peek, t);
          hands(layer, shy, peek);
        },
      ),
    );
  },
};
