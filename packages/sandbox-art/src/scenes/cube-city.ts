import { easeInOut, pulse } from '../easing.ts';
import type { Pen, Scene } from '../scene.ts';
import { at, circle, polygon } from '../shapes.ts';

const size = 400;
const blocks = 5;
const pitch = 50;
const half = 19;
/** How much of its depth a square on the ground shows. */
const slant = 0.52;

const ink = '#2b2350';
const roofs = ['#ffd166', '#ff8fa3', '#7ad9c9'] as const;
const walls = ['#fff6e4', '#f2b5a0', '#c9647e', '#8a4376'] as const;

type Point = readonly [number, number];

/** The city is equal after a quarter turn, which is one loop. */
const ring = (column: number, row: number): number => Math.max(Math.abs(column), Math.abs(row));

const heightAt = (column: number, row: number, t: number): number => {
  const corner = Math.abs(column) === Math.abs(row);
  const tall = [156, corner ? 70 : 100, corner ? 84 : 36][ring(column, row)] ?? 30;
  return tall * (0.72 + 0.28 * pulse(t, 1, -ring(column, row) * 0.22));
};

const tower = (pen: Pen, x: number, depth: number, tall: number, turn: number, roof: string) => {
  const corners: Point[] = [0, 1, 2, 3].map((i) => {
    const angle = turn + Math.PI / 4 + (i * Math.PI) / 2;
    const reach = half * Math.SQRT2;
    return [x + Math.cos(angle) * reach, depth + Math.sin(angle) * reach * slant];
  });
  pen.strokeStyle = ink;
  pen.lineWidth = 2.5;
  pen.lineJoin = 'round';
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4] ?? a;
    if (b[0] >= a[0]) return;
    // Light comes from the left: the further a wall looks right, the darker.
    const facing = Math.cos(turn + ((i + 1) * Math.PI) / 2);
    const shade = walls[Math.min(3, Math.floor((facing + 1) * 2))];
    polygon(pen, [a, b, [b[0], b[1] - tall], [a[0], a[1] - tall]], shade);
    pen.stroke();
    pen.beginPath();
    for (let floor = 18; floor < tall - 6; floor += 18) {
      const y = (from: Point, to: Point, part: number) =>
        from[1] + (to[1] - from[1]) * part - floor;
      pen.moveTo(a[0] + (b[0] - a[0]) * 0.2, y(a, b, 0.2));
      pen.lineTo(a[0] + (b[0] - a[0]) * 0.8, y(a, b, 0.8));
    }
    pen.stroke();
  });
  polygon(
    pen,
    corners.map(([px, py]) => [px, py - tall] as const),
    roof,
  );
  pen.stroke();
};

export const cubeCity: Scene = {
  slug: 'cube-city',
  title: 'Tiny city going round',
  kind: 'gif',
  category: 'abstract',
  tags: [
    'city',
    'isometric',
    'cubes',
    'buildings',
    'monday',
    'work',
    'geometry',
    'satisfying',
    'architecture',
    'mesmerizing',
    'hello world',
  ],
  width: size,
  height: size,
  seconds: 2,
  fps: 15,
  draw(pen, t) {
    pen.fillStyle = '#6c63c7';
    pen.fillRect(0, 0, size, size);
    circle(pen, size / 2, 190, 168, '#7d75d8');
    const turn = Math.PI / 4 + (easeInOut(t) * Math.PI) / 2;
    at(pen, { x: size / 2, y: 254, scale: 1.16 }, () => {
      const plate: Point[] = [0, 1, 2, 3].map((i) => {
        const angle = turn + Math.PI / 4 + (i * Math.PI) / 2;
        return [Math.cos(angle) * 168, Math.sin(angle) * 168 * slant];
      });
      polygon(
        pen,
        plate.map(([x, y]) => [x, y + 22] as const),
        ink,
      );
      polygon(pen, plate, '#8f87e8');
      const towers = [];
      for (let column = -2; column < blocks - 2; column++) {
        for (let row = -2; row < blocks - 2; row++) {
          const x = (column * Math.cos(turn) - row * Math.sin(turn)) * pitch;
          const depth = (column * Math.sin(turn) + row * Math.cos(turn)) * pitch * slant;
          towers.push({
            x,
            depth,
            tall: heightAt(column, row, t),
            roof: roofs[ring(column, row)] ?? ink,
          });
        }
      }
      towers.sort((a, b) => a.depth - b.depth);
      for (const { x, depth, tall, roof } of towers) tower(pen, x, depth, tall, turn, roof);
    });
  },
};
