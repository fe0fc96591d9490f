import type { IGif } from '@gifkit/model';
import { FIRST_RENDER_HEIGHT, TYPICAL_COLUMN_WIDTH } from '../constants.ts';
import { type Columns, columnSteps } from './columns-at.ts';
import { relativeHeight } from './grid-layout.ts';
import { createPacker, type MasonryOptions, type Placement } from './masonry.ts';

interface GridRulesOptions extends Omit<MasonryOptions, 'columns' | 'columnWidth'> {
  columns: Columns;
}

interface GridRules {
  /** CSS to be nested in the rule of the grid's element, which must be positioned. */
  css: string;
  /** Number of tiles at the start of the list that have rules. */
  count: number;
}

const TILES = '[data-giphy-index]';

const isFirst = ({ start, gaps }: Placement): boolean =>
  start * TYPICAL_COLUMN_WIDTH + gaps < FIRST_RENDER_HEIGHT;

/** As a number, so that no other value of a prop becomes part of a style sheet. */
const px = (value: number): string => `${Number(value)}px`;

/**
 * Returns style rules that lay out the first tiles of a grid as the masonry would, at any width. The server uses them,
 * because it does not know the width.
 *
 * `--_c` is the number of columns and `--_w` the width of one. A tile has its column `--_x`, its edges `--_s` and `--_e`
 * in column widths, and the gaps above it `--_g`. `--_t` and `--_b` are the edges in px and `--_h` the height of the
 * grid, all three before rounding.
 */
export function gridRules(
  gifs: readonly IGif[],
  { columns, gutter, columnOffsets }: GridRulesOptions,
): GridRules {
  const heights = gifs.map(relativeHeight);
  const steps = columnSteps(columns).map((step) => {
    const placements: Placement[] = [];
    const options = { columns: step.count, gutter, columnOffsets };
    createPacker(options, (placement) => placements.push(placement))(heights);
    return { ...step, placements };
  });
  const count = Math.max(...steps.map(({ placements }) => placements.findLastIndex(isFirst) + 1));

  const stepRules = steps.map(({ from, count: columnCount, placements }, index) => {
    const ends = new Map(placements.map((placement) => [placement.column, placement]));
    const bottoms = Array.from(ends.values(), ({ end, gaps }) => `var(--_w)*${end} + ${px(gaps)}`);
    const tiles = placements.slice(0, count).map(({ column, start, end, gaps }, tile) => {
      const own = [
        `--_e:${end}`,
        start > 0 && `--_s:${start}`,
        column > 0 && `--_x:${column}`,
        gaps !== 0 && `--_g:${px(gaps)}`,
      ];
      return `[data-giphy-index="${tile}"]{${own.filter(Boolean).join(';')}}`;
    });
    const rules = [
      `&::after,${TILES}{--_c:${columnCount}}`,
      `&::after{--_h:max(${bottoms.join()})}`,
      ...tiles,
    ].join('');
    const to = steps[index + 1]?.from;
    const range = to === undefined ? `width>=${px(from)}` : `${px(from)}<=width<${px(to)}`;
    return steps.length > 1 ? `@container (${range}){${rules}}` : rules;
  });

  const gap = px(gutter);
  const css = [
    'container-type:inline-size;',
    `&::after,${TILES}{--_u:100cqw;--_w:calc((var(--_u) + ${gap})/var(--_c) - ${gap})}`,
    '&::after{content:"";display:block;height:var(--_h)}',
    `${TILES}{--_t:calc(var(--_w)*var(--_s,0) + var(--_g,0px));--_b:calc(var(--_w)*var(--_e) + var(--_g,0px));position:absolute;inset-inline-start:calc((var(--_w) + ${gap})*var(--_x,0));width:var(--_w);top:var(--_t);height:max(1px,var(--_b) - var(--_t))}`,
    // Chrome 123 and 124 have no round(); there, edges are up to half a pixel off until scripts run.
    `@supports (top:round(1px,1px)){&::after,${TILES}{--_u:round(100cqw,1px)}&::after{height:round(var(--_h),1px)}${TILES}{top:round(var(--_t),1px);height:max(1px,round(var(--_b),1px) - round(var(--_t),1px))}}`,
    ...stepRules,
  ];
  return { css: css.join(''), count };
}
