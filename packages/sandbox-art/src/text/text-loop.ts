import type { Loop } from '../render.ts';
import type { Lettering } from '../task.ts';
import { fontOf, measureText } from './fonts.ts';
import { type TextStyle, textStyles } from './styles.ts';

interface Variant {
  style: TextStyle;
  palette: TextStyle['palettes'][number];
}

/** All styles in their first palette, then in the second, and so on. */
export const variants: readonly Variant[] = [0, 1, 2].flatMap((index) =>
  textStyles.flatMap((style) => {
    const palette = style.palettes[index];
    return palette ? [{ style, palette }] : [];
  }),
);

/** Total padding in px on both sides for outline and motion. */
const MARGIN = 48;

/** Scales a text down if this machine draws its characters wider than measured. */
const fitting = ({ width, size, lines }: Lettering): number => {
  const widest = Math.max(0, ...lines.map(({ text }) => measureText(text))) * size;
  return Math.min(1, (width - MARGIN) / widest);
};

export function textLoop(lettering: Lettering, number: number): Loop | undefined {
  const variant = variants[number];
  if (!variant) return undefined;
  const { width, height, size } = lettering;
  const scale = fitting(lettering);
  return {
    width,
    height,
    seconds: 1.2,
    fps: 15,
    draw(pen, t) {
      pen.translate(width / 2, height / 2);
      pen.scale(scale, scale);
      pen.font = fontOf(size);
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      variant.style.paint(pen, t, lettering, variant.palette);
    },
  };
}
