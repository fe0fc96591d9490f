import { wave } from '../easing.ts';
import type { Pen } from '../scene.ts';
import { at, ellipse, fillPath, line, strokePath } from '../shapes.ts';

const ink = '#2b2440';
const fur = '#f08a3c';
const stripe = '#cf6422';

export type Mood = 'calm' | 'alert' | 'sour' | 'glad';

interface Cat {
  mood: Mood;
  blink: boolean;
  /** Radians, forward. */
  lean: number;
  /** Px that the ears rise. */
  perk: number;
  /** The place in the loop, for tail and head. */
  t: number;
}

const face = (pen: Pen, mood: Mood, blink: boolean): void => {
  const tall = { calm: 9, alert: 12, sour: 4, glad: 9 }[mood];
  for (const side of [-1, 1]) {
    const x = 8 + side * 24;
    if (mood === 'glad') strokePath(pen, `M${x - 9} -2Q${x} -16 ${x + 9} -2`, 5, ink);
    else ellipse(pen, x, -4, mood === 'alert' ? 9 : 7, blink ? 1.5 : tall, ink);
    if (mood === 'sour') line(pen, x - 11, -9, x + 11, -9, 5, ink);
    line(pen, x + side * 22, 14, x + side * 44, 10 + side * 2, 3, '#fff0dc');
  }
  ellipse(pen, 8, 18, 19, 13, '#ffe3c4');
  ellipse(pen, 8, 11, 6, 4, '#b5404f');
  if (mood === 'glad') ellipse(pen, 8, 23, 8, 7, '#b5404f');
  else
    strokePath(
      pen,
      mood === 'sour' ? 'M-2 25Q8 17 18 25' : 'M-2 19Q3 26 8 19Q13 26 18 19',
      3.5,
      ink,
    );
};

/** A cat that sits on 0, 0 and holds something in its right paw. */
export const cat = (pen: Pen, { mood, blink, lean, perk, t }: Cat): void =>
  at(pen, { turn: lean }, () => {
    const sway = wave(t, 4) * 22;
    strokePath(pen, `M-40 -14Q-92 -10 ${-84 + sway * 0.4} -56T${-76 + sway} -92`, 18, fur);
    fillPath(pen, 'M-54 0C-62 -66 -30 -104 4 -104C40 -104 56 -60 52 0Z', fur);
    for (const y of [-70, -46, -22]) line(pen, -50 - (y > -60 ? 3 : -8), y, -24, y + 3, 8, stripe);
    ellipse(pen, 18, -30, 24, 32, '#ffe3c4');
    ellipse(pen, 34, -6, 22, 11, fur);
    strokePath(pen, 'M30 -70Q48 -40 58 -36', 18, fur);
    at(pen, { x: 4, y: -112, turn: wave(t, 3) * 0.05 - lean * 0.4 }, () => {
      for (const side of [-1, 1]) {
        fillPath(pen, `M${side * 14} -30L${side * 44} ${-66 - perk}L${side * 54} -10Z`, fur);
        fillPath(pen, `M${side * 26} -32L${side * 42} ${-54 - perk}L${side * 47} -20Z`, '#ffb9a0');
      }
      ellipse(pen, 0, 0, 58, 46, fur);
      for (const x of [-14, 2, 18]) line(pen, x, -42, x, -28, 6, stripe);
      face(pen, mood, blink);
    });
  });
