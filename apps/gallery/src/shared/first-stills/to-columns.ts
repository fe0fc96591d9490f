import { getAspectRatio, type IGif } from '@gifkit/model';

/** Share of a column's width that lies between two tiles, on a screen between the narrowest and the widest. */
const GUTTER_SHARE = 0.035;

/** The columns that a grid of so many puts GIFs into: each into the one that is shortest so far. */
export function toColumns(gifs: readonly IGif[], count: number): IGif[][] {
  const columns = Array.from({ length: count }, () => ({ gifs: [] as IGif[], height: 0 }));
  for (const gif of gifs) {
    const shortest = columns.reduce((a, b) => (b.height < a.height ? b : a));
    shortest.gifs.push(gif);
    shortest.height += 1 / (getAspectRatio(gif) || 1) + GUTTER_SHARE;
  }
  return columns.map((column) => column.gifs);
}
