import { Path2D } from '@napi-rs/canvas';
import { easeIn, easeOut, fract, phase, TAU, wave } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillPath, line, star, strokePath } from '../shapes.ts';

const width = 480;
const height = 360;
const gold = '#e9c46a';
const paleGold = '#fbe7b0';
const wine = '#f2b134';
const night = '#1a6657';
const clinkAt = 0.4;

const artDeco = (pen: Pen, t: number): void => {
  pen.fillStyle = night;
  pen.fillRect(0, 0, width, height);
  for (let row = 0; row < 5; row++) {
    for (let column = -1; column < 6; column++) {
      const x = column * 96 + (row % 2) * 48;
      const y = 96 + row * 72;
      circle(pen, x, y, 66, '#14564a');
      for (const r of [62, 46, 30, 14]) {
        pen.lineWidth = 2.5;
        pen.strokeStyle = '#3a9a83';
        pen.beginPath();
        pen.arc(x, y, r, Math.PI, TAU);
        pen.stroke();
      }
    }
  }
  for (let i = 0; i < 26; i++) {
    const rise = fract(i * 0.755 + t);
    const x = fract(i * 0.57) * width + wave(rise, 2) * 6;
    circle(pen, x, 380 - rise * 400, 3.5 + (i % 3) * 2, i % 2 ? '#5cb89f' : '#a5dcc6');
  }
};

/** A flute whose bowl's rim is at 0, 0; the wine stays level while the glass leans. */
const flute = (pen: Pen, lean: number, slosh: number, t: number): void => {
  const bowl = 'M-42 0 C-40 92 -32 148 -6 162 L6 162 C32 148 40 92 42 0Z';
  fillPath(pen, bowl, 'rgba(255, 255, 255, 0.16)');
  pen.save();
  pen.clip(new Path2D(bowl));
  const tilt = Math.tan(-lean) + slosh;
  fillPath(
    pen,
    `M-60 ${44 - tilt * 60} Q0 ${44 + slosh * 24} 60 ${44 + tilt * 60} L60 180 L-60 180Z`,
    wine,
  );
  strokePath(pen, `M-60 ${44 - tilt * 60} Q0 ${44 + slosh * 24} 60 ${44 + tilt * 60}`, 8, paleGold);
  for (let i = 0; i < 9; i++) {
    const rise = fract(t * 2 + i / 9);
    if (rise < 0.9)
      circle(
        pen,
        ((i * 7) % 5) * 9 - 18 + wave(rise, 2) * 3,
        154 - rise * 104,
        2 + (i % 3),
        '#fff4cf',
      );
  }
  pen.restore();
  strokePath(pen, `${bowl} M0 162 L0 258 M-42 262 L42 262`, 7, gold);
  line(pen, -26, 20, -22, 84, 6, 'rgba(255, 255, 255, 0.6)');
};

export const champagneToast: Scene = {
  slug: 'champagne-toast',
  title: 'Champagne glasses clinking',
  kind: 'gif',
  category: 'celebrations',
  tags: [
    'cheers',
    'champagne',
    'toast',
    'celebrate',
    'congrats',
    'happy new year',
    'party',
    'drinks',
    'friday',
    'wedding',
    'anniversary',
    'well done',
  ],
  width,
  height,
  seconds: 1.5,
  fps: 20,
  draw(pen, time) {
    const t = fract(time + 0.48);
    artDeco(pen, t);
    // Lean out to take a swing, meet with a clink, spring apart.
    const windUp = Math.sin(phase(t, 0, 0.22) * Math.PI);
    const meet = easeIn(phase(t, 0.16, clinkAt)) - easeOut(phase(t, clinkAt + 0.12, 0.9));
    const after = phase(t, clinkAt, 1);
    const ring = Math.sin(after * 5 * Math.PI) * (1 - after) ** 2;
    for (const side of [-1, 1]) {
      const lean = -side * (0.06 + meet * 0.2 - windUp * 0.12);
      const x = 240 + side * (104 - meet * 35 + windUp * 18);
      at(pen, { x, y: 64 + (1 - meet) * 14 }, () => {
        pen.rotate(lean);
        pen.scale(1.14, 1.14);
        flute(pen, lean, side * (ring * 0.5 + windUp * 0.12), t);
      });
    }
    const splash = phase(t, clinkAt, clinkAt + 0.46);
    if (splash > 0 && splash < 1) {
      for (let i = 0; i < 26; i++) {
        const speed = 70 + ((i * 37) % 90);
        const angle = -Math.PI / 2 + (i / 25 - 0.5) * 2.6;
        const x = 240 + Math.cos(angle) * speed * splash * 1.7;
        const y = 74 + Math.sin(angle) * speed * splash * 1.7 + splash * splash * 190;
        circle(pen, x, y, (1 - splash) * 12 + 1, i % 3 ? wine : paleGold);
      }
      const flash = Math.sin(Math.min(1, splash * 2.4) * Math.PI);
      star(pen, 240, 74, flash * 96, flash * 16, 4, 0, '#fff');
      star(pen, 240, 74, flash * 50, flash * 12, 4, Math.PI / 4, paleGold);
    }
  },
};
