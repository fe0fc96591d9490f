import { sticker } from '../die-cut.ts';
import { easeIn, easeOutBack, fract, phase, TAU } from '../easing.ts';
import { cheeks, eyes, laugh } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, line } from '../shapes.ts';

const dough = '#e0a257';
const icing = '#ff7ab8';
const ink = '#5c2340';
const sprinkles = ['#fff27a', '#7be0ff', '#ffffff', '#9dff8f', '#c79bff'];

/** The way out to the right and in again from the left is one turn of the wheel. */
const way = 720;
const radius = way / TAU;
const middle = 240;

/** Px rolled since the loop began: backs off, shoots away, comes back, overshoots, settles. */
const rolled = (t: number): number => {
  const back = -22 * Math.sin(Math.PI * phase(t, 0.2, 0.4));
  const away = (way / 2) * easeIn(phase(t, 0.3, 0.56));
  const home = (way / 2) * easeOutBack(phase(t, 0.6, 0.9));
  return back + away + home;
};

const wheel = (pen: Pen, blink: number): void => {
  circle(pen, 0, 0, radius, dough);
  pen.fillStyle = icing;
  pen.beginPath();
  for (let i = 0; i <= 60; i++) {
    const angle = (i / 60) * TAU;
    const reach = 95 + Math.sin(angle * 7) * 6 + Math.sin(angle * 3) * 3;
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.fill();
  const chance = random(5);
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * TAU;
    const reach = 52 + chance() * 34;
    const underFace = angle > 0.1 * TAU && angle < 0.42 * TAU;
    if (underFace) continue;
    at(pen, { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, turn: chance() * TAU }, () =>
      line(pen, -6, 0, 6, 0, 7, sprinkles[i % sprinkles.length]),
    );
  }
  eyes(pen, 0, 44, 84, 12, ink, blink);
  laugh(pen, 0, 52, 38, ink);
  cheeks(pen, 0, 66, 122, 13, '#ffb8da');
  circle(pen, 0, -6, 36, dough);
  pen.globalCompositeOperation = 'destination-out';
  circle(pen, 0, -6, 28);
  pen.globalCompositeOperation = 'source-over';
};

export const rollingDonut: Scene = {
  slug: 'rolling-donut',
  title: 'Donut rolls by',
  kind: 'sticker',
  category: 'food',
  tags: [
    'donut',
    'doughnut',
    'emoji',
    'roll',
    'dessert',
    'sweet',
    'yummy',
    'snack',
    'breakfast',
    'treat',
    'on my way',
    'hungry',
    'cute',
  ],
  width: 480,
  height: 320,
  seconds: 2.6,
  fps: 20,
  draw(pen, t) {
    const distance = rolled(t);
    const speed = distance - rolled(Math.max(0, t - 0.02));
    const x = fract((distance + way / 2) / way) * way - way / 2 + middle;
    const nod = Math.abs(Math.sin(TAU * phase(t, 0.02, 0.18)));
    sticker(pen, ink, (layer) => {
      for (let i = 0; i < 3 && speed > 12; i++) {
        const tail = x - radius - 26 - (i % 2) * 16;
        const y = 116 + i * 52;
        line(layer, tail - Math.min(90, speed * 2.4), y, tail, y, 12, icing);
      }
      at(layer, { x, y: 168 + radius }, () => {
        layer.transform(1, 0, -speed * 0.006, 1 - nod * 0.07, 0, 0);
        at(layer, { y: -radius, turn: distance / radius }, () =>
          wheel(layer, t > 0.1 && t < 0.16 ? 0 : 1),
        );
      });
    });
  },
};
