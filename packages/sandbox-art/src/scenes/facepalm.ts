import { easeIn, easeInOut, fract, lerp, phase, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, strokePath } from '../shapes.ts';

const width = 480;
const height = 360;
const paper = '#fdf1dc';
const ink = '#22305c';
const coral = '#ff8a73';
const slapAt = 0.34;

/** A tube with an outline: limbs and fingers. */
const tube = (pen: Pen, d: string, thick: number, fill: string): void => {
  strokePath(pen, d, thick, ink);
  strokePath(pen, d, thick - 10, fill);
};

const backdrop = (pen: Pen): void => {
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  circle(pen, 214, 196, 150, '#bfe3dc');
  for (const [x, y] of [
    [52, 70],
    [420, 60],
    [60, 250],
    [446, 170],
  ] as const) {
    strokePath(pen, `M${x - 16} ${y - 10} l32 6 l-30 10 l32 6 l-26 10`, 5, coral);
  }
};

const head = (pen: Pen, shock: number, tired: number): void => {
  pen.lineWidth = 6;
  pen.strokeStyle = ink;
  for (const side of [-1, 1]) {
    ellipse(pen, side * 92, 6, 20, 26, paper);
    pen.stroke();
  }
  ellipse(pen, 0, 0, 92, 106, paper);
  pen.stroke();
  fillPath(
    pen,
    'M-96 -14 Q-104 -110 -30 -116 Q-16 -142 12 -120 Q100 -122 96 -14 Q76 -40 70 -62 Q20 -50 -20 -74 Q-60 -60 -74 -36 Q-84 -28 -96 -14Z',
    ink,
  );
  for (const side of [-1, 1]) {
    const eyeX = side * 36;
    strokePath(
      pen,
      `M${eyeX - 20} ${-34 - shock * 8} L${eyeX + 20} ${-34 - shock * 8 + tired * 2}`,
      6,
      ink,
    );
    ellipse(pen, eyeX, -6, 18, 14 + shock * 4, '#fff');
    pen.stroke();
    circle(pen, eyeX + 3, -2, 6, ink);
    if (tired > 0.1) {
      fillPath(pen, `M${eyeX - 21} -6 a21 ${19 + shock * 5} 0 0 1 42 0Z`, paper);
      strokePath(pen, `M${eyeX - 21} -6 L${eyeX + 21} -6`, 6, ink);
    }
    circle(pen, side * 58, 30, 13, coral);
  }
  strokePath(pen, 'M-4 2 Q-16 26 4 28', 6, ink);
  strokePath(pen, `M-28 60 Q0 ${58 - tired * 14} 30 62`, 6, ink);
};

const hand = (pen: Pen): void => {
  tube(pen, 'M34 26 Q60 6 52 -22', 36, paper);
  for (const [i, length] of [62, 76, 74, 58].entries())
    tube(pen, `M${-38 + i * 24} 4 L${-46 + i * 29} ${-length}`, 34, paper);
  fillPath(pen, 'M-52 6 Q-52 58 -8 62 Q46 62 50 8 Q0 -16 -52 6Z', paper);
  strokePath(pen, 'M-54 0 Q-54 60 -4 62 Q42 62 50 20', 6, ink);
};

export const facepalm: Scene = {
  slug: 'facepalm',
  title: 'Facepalm',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'facepalm',
    'oh no',
    'no',
    'smh',
    'disappointed',
    'ugh',
    'why',
    'fail',
    'monday',
    'embarrassed',
    'frustrated',
    'sigh',
  ],
  width,
  height,
  seconds: 2,
  fps: 18,
  draw(pen, time) {
    const t = fract(time + 0.55);
    backdrop(pen);
    // The hand winds up low, slaps, drags the head down with a slow shake, and lets go.
    const windUp = Math.sin(phase(t, 0.1, 0.26) * Math.PI);
    const raised = easeIn(phase(t, 0.2, slapAt)) - easeInOut(phase(t, 0.78, 0.98));
    const bump = Math.sin(phase(t, slapAt, slapAt + 0.12) * Math.PI);
    const held = phase(t, slapAt, slapAt + 0.1) - easeInOut(phase(t, 0.76, 0.94));
    const shake = wave(phase(t, 0.46, 0.76), 2) * held;
    const droop = held * 20 + bump * 10;
    fillPath(pen, 'M60 372 Q74 286 214 280 Q352 286 372 372Z', coral);
    strokePath(pen, 'M60 372 Q74 286 214 280 Q352 286 372 372', 6, ink);
    tube(pen, `M214 300 L214 ${250 + droop}`, 62, paper);
    const headX = 214 - bump * 12 + shake * 8;
    const headY = 158 + droop;
    at(pen, { x: headX, y: headY, turn: held * 0.08 - windUp * 0.05 + shake * 0.03 }, () => {
      head(pen, windUp * 0.6, Math.min(1, 0.3 + held));
    });
    const handX = lerp(398, headX + 12, raised);
    const handY = lerp(330, headY + 14, raised) + windUp * 22 - Math.sin(raised * Math.PI) * 20;
    const elbowX = lerp(420, 436, raised);
    const elbowY = lerp(420, 352, raised);
    tube(
      pen,
      `M350 390 Q${elbowX + 10} ${elbowY + 30} ${elbowX} ${elbowY} Q${lerp(420, 350, raised)} ${lerp(390, 300, raised)} ${handX + 8} ${handY + 44}`,
      54,
      coral,
    );
    at(pen, { x: handX, y: handY, turn: lerp(0.2, -0.42, raised) }, () => hand(pen));
    if (bump > 0) {
      for (let i = 0; i < 7; i++) {
        const angle = Math.PI * (0.95 + i * 0.18);
        const from = 130 + bump * 16;
        const d = `M${headX + Math.cos(angle) * from} ${headY + Math.sin(angle) * from} L${headX + Math.cos(angle) * (from + 26)} ${headY + Math.sin(angle) * (from + 26)}`;
        strokePath(pen, d, 7 * bump, coral);
      }
    }
  },
};
