import { useGifList } from '@gifkit/headless/internal/list/list-context.ts';
import type { ElementType } from 'react';
import { Loader } from '../paging/Loader.tsx';
import { LateLoader } from '../paging/placeholder.tsx';
import { GridSkeleton, type GridSkeletonProps } from './GridSkeleton.tsx';

export interface GridLoaderProps extends GridSkeletonProps {
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
