import { fract, lerp, phase } from '../easing.ts';

/** The colors of each plane of the picture from dawn through noon, dusk and night to dawn again. */
const palettes = {
  sky: ['#ffcdb2', '#ffe9c0', '#8cd6ff', '#d8b8e8', '#ff9678', '#6e3f86', '#1c2154', '#8a5f94'],
  far: ['#d696aa', '#b9c6b4', '#7ebed6', '#b08cc4', '#be5c7a', '#56397c', '#2e326e', '#6d4f86'],
  middle: ['#96a082', '#8fba84', '#68be82', '#8a8ca0', '#8c4a6c', '#3f3068', '#222e5c', '#4f4a74'],
  near: ['#5c8060', '#549a60', '#409e5c', '#4f7478', '#5c3456', '#2c2450', '#142042', '#2f3a58'],
  cloud: ['#ffece0', '#fff8ea', '#ffffff', '#fbe6f6', '#ffcdb4', '#8f62a4', '#3e4486', '#b48cb4'],
};

const channels = (hex: string): number[] =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** The color at `t` of the day, from 0 (dawn) to 1: each time of day stays a while and then blends into the next. */
export function colorAt(t: number, plane: keyof typeof palettes): string {
  const row = palettes[plane];
  const hour = fract(t) * row.length;
  const now = channels(row[Math.floor(hour)] ?? '');
  const next = channels(row[(Math.floor(hour) + 1) % row.length] ?? '');
  const blend = phase(fract(hour), 0.2, 1);
  return `rgb(${now.map((value, i) => Math.round(lerp(value, next[i] ?? value, blend))).join()})`;
}
