import { lerp, TAU, wave } from '../easing.ts';
import { smile } from '../face.ts';
import { random } from '../random.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, fillBackground, line } from '../shapes.ts';

const width = 480;
const height = 360;
/** The plane of the orbits is seen from above at a slant. */
const flatten = 0.56;

interface Planet {
  orbit: number;
  r: number;
  /** Whole turns in one loop. */
  turns: number;
  start: number;
  color: string;
  shade: string;
  ring?: string;
}

const planets: readonly Planet[] = [
  { orbit: 84, r: 9, turns: 3, start: 0.1, color: '#f4b393', shade: '#c9806a' },
  { orbit: 120, r: 15, turns: 2, start: 0.62, color: '#5fd0c5', shade: '#2f9aa0' },
  { orbit: 158, r: 13, turns: 1, start: 0.3, color: '#ff6f59', shade: '#c2424a' },
  {
    orbit: 202,
    r: 25,
    turns: 1,
    start: 0.84,
    color: '#f7c46c',
    shade: '#d9924a',
    ring: '#fff0cf',
  },
  { orbit: 246, r: 19, turns: 1, start: 0.46, color: '#7aa2ff', shade: '#4d6ad0' },
];

const drawPlanet = (pen: Pen, { r, color, shade, ring }: Planet, x: number, y: number) =>
  at(pen, { x, y, scale: lerp(1, 1.35, (y + 110) / 220) }, () => {
    pen.save();
    pen.beginPath();
    pen.arc(0, 0, r, 0, TAU);
    pen.clip();
    circle(pen, 0, 0, r, shade);
    // The lit side always faces the sun.
    const away = Math.hypot(x, y);
    circle(pen, (-x / away) * r * 0.45, (-y / away) * r * 0.45 - r * 0.2, r, color);
    pen.restore();
    if (!ring) return;
    pen.strokeStyle = ring;
    pen.lineWidth = 5;
    pen.beginPath();
    pen.ellipse(0, 0, r * 1.8, r * 0.55, -0.3, -0.35, Math.PI + 0.35);
    pen.stroke();
  });

const sun = (pen: Pen, t: number) => {
  circle(pen, 0, 0, 64, '#3d2a6b');
  for (let i = 0; i < 12; i++) {
    const angle = ((i + t) / 12) * TAU;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const reach = 58 + (i % 2 === 0 ? wave(t, 2) : -wave(t, 2)) * 3;
    line(pen, dx * 48, dy * 48, dx * reach, dy * reach, 6, '#ffb02e');
  }
  circle(pen, 0, 0, 42, '#ffd166');
  circle(pen, -17, 8, 7, '#ff9a5a');
  circle(pen, 17, 8, 7, '#ff9a5a');
  for (const x of [-13, 13]) smile(pen, x, -4, 12, '#7a3b1e', 3.5);
  smile(pen, 0, 4, 18, '#7a3b1e', 3.5);
};

export const solarSystem: Scene = {
  slug: 'solar-system',
  title: 'Planets circling the sun',
  kind: 'gif',
  category: 'space',
  tags: [
    'planets',
    'solar system',
    'sun',
    'orbit',
    'space',
    'astronomy',
    'science',
    'smile',
    'wow',
    'you are my sun',
    'love',
  ],
  width,
  height,
  seconds: 2.5,
  fps: 16,
  draw(pen, t) {
    fillBackground(pen, width, height, ['#1d1647']);
    const next = random(21);
    for (let i = 0; i < 60; i++) {
      circle(pen, next() * width, next() * height, 0.8 + next() * 1.3, '#8f86d6');
    }
    at(pen, { x: width / 2, y: height / 2 + 4, turn: -0.16 }, () => {
      for (const { orbit } of planets) {
        pen.strokeStyle = '#5146a0';
        pen.lineWidth = 2;
        pen.beginPath();
        pen.ellipse(0, 0, orbit, orbit * flatten, 0, 0, TAU);
        pen.stroke();
      }
      const placed = planets.map((planet) => {
        const angle = (planet.start + t * planet.turns) * TAU;
        return {
          planet,
          x: Math.cos(angle) * planet.orbit,
          y: Math.sin(angle) * planet.orbit * flatten,
        };
      });
      for (const { planet, x, y } of placed) if (y < 0) drawPlanet(pen, planet, x, y);
      at(pen, { turn: 0.16 }, () => sun(pen, t));
      for (const { planet, x, y } of placed) if (y >= 0) drawPlanet(pen, planet, x, y);
    });
  },
};
