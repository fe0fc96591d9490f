import { fract, hill, lerp, phase, wave } from '../easing.ts';
import { cheeks, eyes, smile } from '../face.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 640;
const height = 360;
const seconds = 5;
const top = 232;
const keyWidth = 64;
const ink = '#2a1a4a';
const colors = [
  '#ff5d8f',
  '#ff9f43',
  '#ffd93d',
  '#5fd07a',
  '#38c6e0',
  '#5b8cff',
  '#a66bff',
  '#ff7ad1',
  '#7be0a0',
  '#ffb84d',
];

/** The white key of each hop; the tune comes back to its first. */
const tune = [1, 3, 5, 8, 6, 5, 3, 5, 6, 8, 7, 5, 4, 2];
const hopLength = seconds / tune.length;
/** Share of a hop that the note crouches on the key. */
const dwell = 0.22;

const keyAt = (step: number): number =>
  tune[((step % tune.length) + tune.length) % tune.length] ?? 0;
const keyMiddle = (key: number): number => (key + 0.5) * keyWidth;

/** How far a key is down: struck as the note lands, let go as it leaps. */
const pressed = (s: number, key: number): number => {
  const step = Math.floor(s / hopLength);
  const beat = fract(s / hopLength);
  if (keyAt(step) === key) return 1 - phase(beat, dwell, 0.5);
  return keyAt(step + 1) === key ? phase(beat, 0.93, 1) : 0;
};

const backdrop = (pen: Pen, s: number): void => {
  pen.fillStyle = '#3b2a6b';
  pen.fillRect(0, 0, width, height);
  for (let i = 0; i < 4; i++) circle(pen, 320, 250, 300 - i * 62, i % 2 ? '#46337d' : '#503c8d');
  for (let staff = 0; staff < 5; staff++) {
    pen.beginPath();
    for (let x = -10; x <= width + 10; x += 10) {
      pen.lineTo(x, 52 + staff * 17 + wave(x / width - s / seconds, 1, staff * 0.02) * 20);
    }
    pen.strokeStyle = '#7a63bd';
    pen.lineWidth = 3;
    pen.stroke();
  }
};

/** Little notes that rise from the last keys struck. */
const echoes = (pen: Pen, s: number): void => {
  for (let back = 0; back < 4; back++) {
    const step = Math.floor(s / hopLength) - back;
    const key = keyAt(step);
    const life = (s / hopLength - step) / 4;
    const x = keyMiddle(key) + wave(life, 1, key * 0.21) * 22;
    const size = 0.75 * hill(life, 0, 1);
    if (size < 0.15) continue;
    at(pen, { x, y: 220 - life * 190, scale: size, turn: wave(life, 1) * 0.2 }, () => {
      ellipse(pen, 0, 0, 17, 13, colors[key], -0.35);
      line(pen, 14, -4, 14, -50, 6, colors[key]);
      strokePath(pen, 'M14 -50Q30 -40 26 -22', 6, colors[key]);
    });
  }
};

const keyboard = (pen: Pen, s: number): void => {
  roundRect(pen, 0, top - 16, width, 20, 0, '#c8385a');
  for (let key = 0; key < 10; key++) {
    const down = pressed(s, key);
    pen.fillStyle = ink;
    pen.fillRect(key * keyWidth, top, keyWidth, height - top);
    roundRect(pen, key * keyWidth + 2, top - 10 + down * 12, keyWidth - 4, 150, 9, '#d9cfee');
    const face = down > 0.15 ? colors[key] : '#fffaf2';
    roundRect(pen, key * keyWidth + 2, top - 10 + down * 12, keyWidth - 4, 122, 9, face);
  }
  for (const gap of [1, 2, 4, 5, 6, 8, 9]) {
    roundRect(pen, gap * keyWidth - 18, top - 10, 36, 70, 7, ink);
    roundRect(pen, gap * keyWidth - 12, top - 10, 24, 58, 6, '#4a3878');
  }
};

/** The quaver: crouches on its key, leaps in a bow to the next, the flag trailing behind. */
const quaver = (pen: Pen, s: number): void => {
  const step = Math.floor(s / hopLength);
  const beat = fract(s / hopLength);
  const air = phase(beat, dwell, 1);
  const [from, to] = [keyMiddle(keyAt(step)), keyMiddle(keyAt(step + 1))];
  const high = 62 + Math.abs(to - from) * 0.22;
  const crouch = hill(beat, 0, dwell) * 0.22;
  const stretch = Math.abs(Math.cos(air * Math.PI)) * hill(air, 0, 1) * 0.3;
  const heading = Math.sign(to - from);
  const y = top + 30 - 4 * high * air * (1 - air);
  at(
    pen,
    { x: lerp(from, to, air), y, turn: heading * hill(air, 0, 1) * (0.24 - air * 0.4) },
    () => {
      pen.scale(1 + crouch - stretch, 1 - crouch + stretch);
      const flag = wave(air, 1, 0.1) * 16 * heading;
      line(pen, 33, -36, 33, -124, 11, '#fff3d6');
      fillPath(
        pen,
        `M28 -128Q${62 - flag} -112 ${66 - flag} -66Q${52 - flag} -92 28 -96Z`,
        '#fff3d6',
      );
      ellipse(pen, 0, -30, 42, 33, '#fff3d6', -0.2);
      eyes(pen, heading * 5, -34, 30, 6.5, ink, crouch > 0.1 ? 0 : 1);
      smile(pen, heading * 5, -27, 18, ink, 4);
      cheeks(pen, heading * 5, -22, 50, 7, '#ff9fb0');
    },
  );
};

export const pianoMelody: Scene = {
  slug: 'piano-melody',
  title: 'Note hops a piano melody',
  kind: 'clip',
  category: 'abstract',
  tags: [
    'piano',
    'music',
    'melody',
    'note',
    'song',
    'keys',
    'happy',
    'jam',
    'practice',
    'musician',
    'tune',
    'rhythm',
    'singing',
    'concert',
  ],
  width,
  height,
  seconds,
  fps: 20,
  draw(pen, t) {
    const s = t * seconds;
    backdrop(pen, s);
    echoes(pen, s);
    keyboard(pen, s);
    quaver(pen, s);
  },
};
