import { wave } from '../easing.ts';
import type { Pen } from '../scene.ts';
import { at, circle, ellipse, heart, line, roundRect, strokePath } from '../shapes.ts';

const glow = '#7df3e1';
const ink = '#22304a';
const steel = '#6f86ad';

export type Mood = 'patient' | 'awed' | 'fond' | 'chewing';

interface Robot {
  mood: Mood;
  blink: boolean;
  /** Px that it looks aside. */
  gaze: number;
  /** Px that it looks up. */
  lift: number;
  /** Radians. */
  tilt: number;
  /** Seconds; its lights and antenna close every second, the lights every three. */
  s: number;
}

/** The face on the screen. */
const screen = (pen: Pen, { mood, blink, gaze, lift, s }: Robot): void => {
  const wide = mood === 'awed' ? 4 : 0;
  for (const side of [-1, 1]) {
    const x = side * 26 + gaze;
    if (mood === 'fond') heart(pen, x, -6, 34 + wave(s, 3) * 5, '#ff7b93');
    else if (mood === 'chewing') strokePath(pen, `M${x - 11} -4Q${x} -18 ${x + 11} -4`, 7, glow);
    else ellipse(pen, x, -8 - lift, 9 + wide, blink ? 2 : 13 + wide, glow);
  }
  if (mood === 'awed') circle(pen, gaze, 22 - lift * 0.4, 9, glow);
  else if (mood === 'chewing') ellipse(pen, gaze, 20, 13, 4 + 5 * Math.abs(wave(s, 3)), glow);
  else
    strokePath(
      pen,
      `M${gaze - 11} 18Q${gaze} ${mood === 'fond' ? 32 : 22} ${gaze + 11} 18`,
      6,
      glow,
    );
};

/** A robot from the waist up, its chest at 0, 0. */
export function robot(pen: Pen, look: Robot): void {
  const { s } = look;
  roundRect(pen, -66, -56, 132, 120, 26, '#8fa6c9');
  roundRect(pen, -40, -34, 80, 50, 14, steel);
  for (const [i, light] of ['#ff6b6b', '#ffd166', '#5be38c'].entries()) {
    circle(pen, -22 + i * 22, -8, Math.floor(s * 4) % 3 === i ? 9 : 6, light);
  }
  roundRect(pen, -16, -76, 32, 26, 6, steel);
  at(pen, { y: -72, turn: look.tilt }, () => {
    line(pen, 0, -110, wave(s, 1) * 6, -134, 6, steel);
    circle(pen, wave(s, 1) * 6, -138, 11, s % 1 < 0.5 ? '#ff6b6b' : '#ffb3a7');
    for (const side of [-1, 1]) roundRect(pen, side * 84 - 12, -78, 24, 44, 10, steel);
    roundRect(pen, -86, -114, 172, 116, 34, '#a9bedd');
    roundRect(pen, -68, -98, 136, 84, 24, ink);
    at(pen, { y: -56 }, () => screen(pen, look));
  });
}

/** An arm from the shoulder to the hand, elbow down. */
export function arm(
  pen: Pen,
  from: { x: number; y: number },
  hand: { x: number; y: number },
): void {
  strokePath(
    pen,
    `M${from.x} ${from.y}Q${(from.x + hand.x) / 2} ${Math.max(from.y, hand.y) + 42} ${hand.x} ${hand.y}`,
    20,
    steel,
  );
  circle(pen, hand.x, hand.y, 17, '#a9bedd');
}
