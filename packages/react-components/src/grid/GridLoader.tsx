import { type Columns, columnSteps } from '@gifkit/headless/core';
import { useGifList } from '@gifkit/headless/list';
import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { Loader } from '../paging/Loader.tsx';
import { LateLoader, Placeholders, placeholder, placeholderStyle } from '../paging/placeholder.tsx';
import { containerQuery } from '../shared/container-query.ts';

interface GridSkeletonProps {
  columns: Columns;
  /** px */
  gutter: number;
  /** Corner radius in px. Default: that of a GIF. */
  radius: number | undefined;
  /** CSS width, or px. Default: the width of the container. */
  width: number | string | undefined;
  className: string;
}

/** Placeholders per column. */
const ROWS = 4;

/** Limit for layouts with very many columns. */
const MAX_PLACEHOLDERS = 24;

/** Container queries for the columns, so that a server needs no width. */
const columnRules = (columns: Columns): string =>
  columnSteps(columns)
    .map(({ from, count }) =>
      from === 0
        ? `column-count: ${count};`
        : containerQuery(`(min-width: ${from}px)`, `column-count: ${count};`),
    )
    .join('\n');

const Frame = styled(LateLoader)`
  container-type: inline-size;
`;

const Masonry = styled.div<{ $columns: Columns }>`
  column-gap: var(--_gutter);
  ${({ $columns }) => columnRules($columns)}

  > i {
    display: block;
    margin-bottom: var(--_gutter);
    aspect-ratio: 4 / 3;
    break-inside: avoid;
    ${placeholder}

    &:nth-child(3n + 2) {
      aspect-ratio: 1;
    }
    &:nth-child(4n + 3) {
      aspect-ratio: 3 / 4;
    }
    &:nth-child(5n) {
      aspect-ratio: 16 / 9;
    }
  }
`;

/** Placeholders of the first page, hidden from screen readers: the list itself is `aria-busy`. */
function GridSkeleton({ columns, gutter, radius, width, className }: GridSkeletonProps) {
  const most = Math.max(...columnSteps(columns).map(({ count }) => count));
  return (
    <Frame style={{ width, ...placeholderStyle(gutter, radius) }} aria-hidden="true">
      <Masonry className={className} $columns={columns}>
        <Placeholders count={Math.min(ROWS * most, MAX_PLACEHOLDERS)} />
      </Masonry>
    </Frame>
  );
}

interface GridLoaderProps extends GridSkeletonProps {
  loader: ElementType<{ className?: string }> | undefined;
  skeleton: ElementType<{ className?: string }> | undefined;
}

/** Shows placeholders while the first page loads, and the loader for later pages. */
export function GridLoader({ loader, skeleton, ...placeholders }: GridLoaderProps) {
  const isFirst = useGifList().pages.gifs.length === 0;
  const Visual = isFirst ? (skeleton ?? loader) : (loader ?? Loader);
  if (!Visual) return <GridSkeleton {...placeholders} />;
  return (
    <LateLoader aria-hidden="true">
      <Visual className={placeholders.className} />
    </LateLoader>
  );
}
