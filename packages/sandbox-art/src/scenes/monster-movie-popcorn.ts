import { easeInOut, easeOut, fract, lerp, phase, pulse, wave } from '../easing.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, ellipse, fillPath, line, roundRect, strokePath } from '../shapes.ts';

const width = 480;
const height = 320;
const fur = '#6d5bd0';
const furLit = '#8b7bea';
const ink = '#1a1433';

const kernel = (pen: Pen, x: number, y: number, size: number): void => {
  circle(pen, x - size * 0.5, y, size * 0.62, '#ffe9a6');
  circle(pen, x + size * 0.5, y + size * 0.1, size * 0.6, '#ffe9a6');
  circle(pen, x, y - size * 0.45, size * 0.68, '#fff8dc');
  circle(pen, x, y + size * 0.3, size * 0.3, '#f2b84b');
};

const cinema = (pen: Pen, t: number): void => {
  pen.fillStyle = '#221a44';
  pen.fillRect(0, 0, width, height);
  fillPath(pen, `M480 -40 L480 70 L${60 + wave(t) * 6} 320 L-60 320Z`, '#2d2459');
  fillPath(pen, 'M480 -30 L480 30 L20 250 L-40 190Z', '#382d6d');
  for (let i = 0; i < 4; i++) roundRect(pen, -40 + i * 150, 150, 124, 200, 26, '#8c2341');
  for (let i = 0; i < 4; i++) roundRect(pen, -28 + i * 150, 162, 100, 200, 20, '#a62f4f');
};

const monster = (pen: Pen, chew: number, gape: number, t: number): void => {
  for (const side of [-1, 1])
    fillPath(
      pen,
      `M${side * 44} -104 Q${side * 66} -156 ${side * 92} -142 Q${side * 92} -104 ${side * 78} -84Z`,
      '#ffd166',
    );
  pen.fillStyle = fur;
  pen.beginPath();
  for (let i = 0; i <= 40; i++) {
    const angle = Math.PI * (0.8 + (i / 40) * 1.4);
    const r = 1 + (i % 2) * 0.06;
    pen.lineTo(Math.cos(angle) * 122 * r, Math.sin(angle) * 112 * r - 6);
  }
  pen.lineTo(142, 200);
  pen.lineTo(-142, 200);
  pen.fill();
  ellipse(pen, 26, 10, 88, 84, furLit);
  const lower = 52 + gape * 8;
  ellipse(pen, 4, lower, 40 + chew * 8 - gape * 4, 10 + gape * 24 + chew * 3, ink);
  if (gape > 0.2) ellipse(pen, 4, lower + gape * 14, 24, gape * 9, '#ff6f91');
  fillPath(
    pen,
    `M-18 ${lower - 8 - gape * 20} l10 16 l10 -16Z M12 ${lower - 8 - gape * 20} l9 14 l9 -14Z`,
    '#fff',
  );
  for (const side of [-1, 1]) ellipse(pen, 4 + side * 64, 40, 20 + chew * 8, 15, '#f58fb6');
  at(pen, { x: 8, y: -28 + wave(t, 2) * 1.5, turn: -0.04 }, () => {
    roundRect(pen, -96, -36, 192, 12, 6, '#fff');
    roundRect(pen, -92, -36, 86, 58, 10, '#fff');
    roundRect(pen, 6, -36, 86, 58, 10, '#fff');
    roundRect(pen, -83, -28, 68, 42, 6, '#f0384f');
    roundRect(pen, 15, -28, 68, 42, 6, '#21b8d6');
    const gleam = 23 + wave(t) * 20;
    for (const x of [-76, 22])
      line(pen, x + gleam, -22, x + gleam - 4, 8, 6, 'rgba(255, 255, 255, 0.55)');
  });
};

const bucket = (pen: Pen): void => {
  const next = random(5);
  for (let i = 0; i < 20; i++)
    kernel(pen, -62 + (i % 7) * 20 + next() * 8, -8 - Math.floor(i / 7) * 13 + next() * 6, 14);
  fillPath(pen, 'M-78 0 L78 0 L58 130 L-58 130Z', '#fff5e6');
  for (const i of [-2, 0, 2])
    fillPath(pen, `M${i * 31 - 16} 0 h31 L${i * 23 + 12} 130 h-23Z`, '#e5383b');
  strokePath(pen, 'M-78 2 L78 2', 8, '#fff');
};

export const monsterMoviePopcorn: Scene = {
  slug: 'monster-movie-popcorn',
  title: 'Monster eating popcorn',
  kind: 'gif',
  category: 'reactions',
  tags: [
    'popcorn',
    'eating popcorn',
    'movie',
    'drama',
    'watching',
    'this is good',
    'gossip',
    'cinema',
    'snack',
    'entertained',
    'monster',
    'movie night',
  ],
  width,
  height,
  seconds: 1.8,
  fps: 20,
  draw(pen, time) {
    const t = fract(time + 0.46);
    cinema(pen, t);
    // The hand dips until 0.2, is at the mouth from 0.45 to 0.55, and goes back.
    const raise = easeInOut(phase(t, 0.18, 0.44)) - easeInOut(phase(t, 0.56, 0.84));
    const gape = easeOut(phase(t, 0.26, 0.42)) * (1 - easeOut(phase(t, 0.5, 0.56)));
    const chewing = phase(t, 0.54, 0.6) * (1 - phase(t, 0.95, 1));
    const chew = chewing * pulse(t, 6);
    at(pen, { x: 186, y: 142 + chew * 4, turn: wave(t) * 0.015 }, () =>
      monster(pen, chew, gape, t),
    );
    at(pen, { x: 344, y: 226 }, () => {
      strokePath(pen, 'M-250 110 Q-170 120 -84 74', 44, fur);
      bucket(pen);
      circle(pen, -74, 70, 27, furLit);
    });
    const handX = lerp(352, 216, raise);
    const handY =
      lerp(208, 214, raise) -
      Math.sin(raise * Math.PI) * 40 +
      Math.sin(phase(t, 0, 0.18) * Math.PI) * 12;
    strokePath(
      pen,
      `M300 340 Q${lerp(476, 330, raise)} ${lerp(250, 300, raise)} ${handX + 14} ${handY + 10}`,
      42,
      fur,
    );
    if (raise > 0.05 && t < 0.54)
      for (const [dx, dy] of [
        [-16, -16],
        [0, -24],
        [14, -14],
      ] as const)
        kernel(pen, handX + dx, handY + dy, 13);
    circle(pen, handX, handY, 27, furLit);
    for (let i = 0; i < 3; i++) {
      const age = phase(t, 0.46 + i * 0.03, 0.72 + i * 0.05);
      if (age > 0 && age < 1)
        kernel(
          pen,
          200 + (i - 1) * 30 + age * (i - 1) * 50,
          196 - Math.sin(age * 2.6) * 60 + age * age * 170,
          9,
        );
    }
    for (let i = 0; i < 5; i++) {
      fillPath(
        pen,
        `M${i * 120 - 70} 330 Q${i * 120 - 60} 284 ${i * 120 - 10} 284 Q${i * 120 + 40} 284 ${i * 120 + 44} 330Z`,
        '#150f2e',
      );
    }
  },
};
