import { easeIn, easeOut, phase, wave } from '../easing.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, fillBackground, line } from '../shapes.ts';

const width = 480;
const height = 360;
const floor = 306;

/** Height over the floor from 0 to 1: up with a slowing start, down with a quickening end. */
const leap = (t: number): number =>
  t < 0.5 ? easeOut(phase(t, 0.06, 0.5)) : 1 - easeIn(phase(t, 0.5, 0.94));

export const bouncingAvocado: Scene = {
  slug: 'bouncing-avocado',
  title: 'Bouncing avocado',
  kind: 'gif',
  category: 'food',
  tags: [
    'avocado',
    'bounce',
    'jump',
    'happy',
    'excited',
    'food',
    'fruit',
    'healthy',
    'yay',
    'cute',
  ],
  width,
  height,
  seconds: 1.2,
  fps: 20,
  draw(pen, t) {
    fillBackground(pen, width, height, ['#ffe9c7', '#ffc9a8']);
    pen.fillStyle = '#f3a683';
    pen.fillRect(0, floor, width, height - floor);

    const up = leap(t);
    const squash = 1 - 0.22 * (1 - Math.min(1, up * 4));
    ellipse(pen, 240, floor + 14, 74 - up * 34, 12 - up * 5, 'rgba(120, 50, 20, 0.28)');

    at(pen, { x: 240, y: floor - up * 120, turn: wave(t) * 0.08 }, () => {
      pen.scale(2 - squash, squash);
      const body = (grow: number, fill: string) => {
        pen.fillStyle = fill;
        pen.beginPath();
        pen.moveTo(0, 8 + grow);
        pen.bezierCurveTo(-88 - grow, 8 + grow, -78 - grow, -92, -36 - grow * 0.6, -136);
        pen.bezierCurveTo(-20, -168 - grow, 20, -168 - grow, 36 + grow * 0.6, -136);
        pen.bezierCurveTo(78 + grow, -92, 88 + grow, 8 + grow, 0, 8 + grow);
        pen.fill();
      };
      body(9, '#2f6b3c');
      body(0, '#e6efa0');
      circle(pen, 0, -44, 33, '#8a4b2a');
      circle(pen, -10, -56, 9, 'rgba(255, 255, 255, 0.35)');
      const blink = t > 0.46 && t < 0.54 ? 0.15 : 1;
      ellipse(pen, -17, -104, 5, 6 * blink, '#33272a');
      ellipse(pen, 17, -104, 5, 6 * blink, '#33272a');
      pen.strokeStyle = '#33272a';
      pen.lineWidth = 3.5;
      pen.lineCap = 'round';
      pen.beginPath();
      pen.arc(0, -98, 9, 0.15 * Math.PI, 0.85 * Math.PI);
      pen.stroke();
      const arm = -20 - up * 46;
      line(pen, -62, -52, -92, -52 + arm, 8, '#2f6b3c');
      line(pen, 62, -52, 92, -52 + arm, 8, '#2f6b3c');
    });
  },
};
