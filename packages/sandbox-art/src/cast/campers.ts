import { wave } from '../easing.ts';
import { cheeks, smile } from '../face.ts';
import type { Pen } from '../scene.ts';
import { at, circle, ellipse, fillPath, roundRect } from '../shapes.ts';

const ink = '#1c1730';

/** Pose of a camper: gaze up (0 to 1) and facial expression. */
interface Camper {
  up: number;
  shut: boolean;
}

interface Bear extends Camper {
  /** 0 to 1. */
  startled: number;
  blowing: boolean;
  /** How far the chewing mouth is open, 0 to 1; absent while it does not chew. */
  chewing?: number | undefined;
}

interface Bunny extends Camper {
  /** Px that it hops for joy. */
  giggle: number;
  /** The place in the loop, for its ears. */
  t: number;
}

/** A pair of eyes; `up` 1 looks at the sky. */
const gaze = (pen: Pen, up: number, awe: boolean, shut: boolean): void => {
  for (const side of [-1, 1]) {
    ellipse(pen, side * 18, -4 - up * 9, awe ? 7 : 5.5, shut ? 1.5 : awe ? 9 : 7, ink);
    if (!shut) circle(pen, side * 18 - 2, -8 - up * 10, 2.4, '#ffffff');
  }
};

export function bear(pen: Pen, { up, startled, blowing, chewing, shut }: Bear): void {
  const awed = up > 0.5 || startled > 0.2;
  at(pen, { x: 372, y: 410 - startled * 8 }, () => {
    roundRect(pen, -66, 4, 140, 34, 17, '#6b4027');
    fillPath(pen, 'M-52 20C-60 -60 -30 -88 4 -88C42 -88 62 -50 56 20Z', '#8a5a3a');
    ellipse(pen, -6, -22, 30, 38, '#b98558');
    at(pen, { x: -4, y: -100, turn: up * 0.14 - startled * 0.12 - (blowing ? 0.1 : 0) }, () => {
      for (const side of [-1, 1]) {
        circle(pen, side * 42, -36, 18, '#8a5a3a');
        circle(pen, side * 42, -36, 10, '#d9a679');
      }
      ellipse(pen, 0, 0, 58, 50, '#8a5a3a');
      at(pen, { x: -8 }, () => {
        gaze(pen, up, awed, blowing || shut || chewing !== undefined);
        ellipse(pen, 0, 20 - up * 5, 25, 18, '#d9a679');
        ellipse(pen, 0, 12 - up * 6, 9, 6, ink);
        if (blowing || awed) circle(pen, 0, 27 - up * 4, 6, ink);
        else if (chewing !== undefined) ellipse(pen, 0, 27, 10, 3 + 3 * chewing, ink);
        else smile(pen, 0, 20, 18, ink, 4);
      });
    });
  });
}

export function bunny(pen: Pen, { up, giggle, shut, t }: Bunny): void {
  at(pen, { x: 106, y: 420 - giggle }, () => {
    roundRect(pen, -58, 0, 120, 30, 15, '#6b4027');
    fillPath(pen, 'M-38 14C-46 -44 -20 -64 4 -64C30 -64 46 -36 40 14Z', '#efe4f2');
    at(pen, { x: 2, y: -76, turn: -up * 0.12 + wave(t, 3) * 0.03 }, () => {
      for (const side of [-1, 1]) {
        const flop = side > 0 ? 0.16 + wave(t, 4) * 0.1 : -0.12;
        at(pen, { x: side * 16, y: -26, turn: flop - up * 0.2 }, () => {
          ellipse(pen, 0, -36, 13, 42, '#efe4f2');
          ellipse(pen, 0, -34, 6, 30, '#ffb3c7');
        });
      }
      ellipse(pen, 0, 0, 44, 39, '#efe4f2');
      at(pen, { x: 6 }, () => {
        gaze(pen, up, up > 0.5, giggle > 0 || shut);
        cheeks(pen, 0, 12, 58, 8, '#ffb3c7');
        ellipse(pen, 0, 8 - up * 5, 5, 3.5, '#e2708d');
        smile(pen, 0, 11 - up * 4, 14, ink, 3.5);
      });
    });
  });
}
