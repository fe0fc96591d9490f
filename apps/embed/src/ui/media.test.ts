import { readFileSync } from 'node:fs';
import { BRAND_COLORS } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import {
  FOOTER_HEIGHT,
  GRID_WIDTH,
  HEADER_HEIGHT,
  HEADER_OFFSET,
  HIDE_LAYOUT_HEIGHT,
  HIDE_LAYOUT_WIDTH,
  HOVER_ON_DELAY,
  PLAYER_MAX_HEIGHT,
  PLAYER_MIN_HEIGHT,
  PLAYER_SHARE,
  RELATED_COLUMNS,
  RELATED_GUTTER,
  RELATED_MARGIN,
  REVEAL_FALLBACK,
  START_PATIENCE,
  TRANSITION,
} from '../constants.ts';
import { WIDE_FRAME_QUERY } from './frame.ts';

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('styles keep to the measures that scripts count with', () => {
  it.each([
    [
      'ui/media.css',
      `--small-frame (width < ${HIDE_LAYOUT_WIDTH}px), (height < ${HIDE_LAYOUT_HEIGHT}px)`,
    ],
    ['ui/media.css', `--wide-frame ${WIDE_FRAME_QUERY}`],
    [
      'player/frame.css',
      `clamp(${PLAYER_MIN_HEIGHT}px, ${PLAYER_SHARE * 100}svh, ${PLAYER_MAX_HEIGHT}px)`,
    ],
    ['player/frame.css', `max-width: ${GRID_WIDTH + RELATED_MARGIN}px`],
    ['player/frame.css', `calc(100% - ${RELATED_MARGIN}px)`],
    ['player/frame.css', `transition-delay: ${HOVER_ON_DELAY}ms`],
    ['player/chrome.css', `height: ${HEADER_HEIGHT}px`],
    ['player/chrome.css', `min-height: ${FOOTER_HEIGHT}px`],
    ['player/chrome.css', `slide-up ${TRANSITION}s ${REVEAL_FALLBACK}ms`],
    ['player/stage.css', `show-late 1ms ${START_PATIENCE}ms`],
    ['ui/sheet.css', `sheet-slide ${TRANSITION}s`],
    ['related/related.css', `translateY(${HEADER_OFFSET - HEADER_HEIGHT}px)`],
    [
      'related/related.css',
      `calc((100cqw - ${(RELATED_COLUMNS - 1) * RELATED_GUTTER}px) / ${RELATED_COLUMNS})`,
    ],
    ['related/related.css', `(var(--column) + ${RELATED_GUTTER}px)`],
    ['related/related-grid.css', `column-count: ${RELATED_COLUMNS}`],
    ['related/related-grid.css', `column-gap: ${RELATED_GUTTER}px`],
    ...BRAND_COLORS.map((color) => ['related/related-grid.css', `--dot: ${color}`]),
  ])('%s has %j', (file, rule) => {
    expect(read(file)).toContain(rule);
  });
});
