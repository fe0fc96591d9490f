'use client';

import type { IGif } from '@gifkit/model';
import {
  Grid,
  MotionButton,
  MotionProvider,
  PingbackContextManager,
} from '@gifkit/react-components';
import { useMemo } from 'react';
import { createClient } from './service';

interface TrendingGridProps {
  apiUrl: string;
  initialGifs: IGif[];
}

/** Takes the server's GIFs over and goes on after them. */
export function TrendingGrid({ apiUrl, initialGifs }: TrendingGridProps) {
  const client = useMemo(() => createClient(apiUrl), [apiUrl]);
  return (
    <PingbackContextManager enabled={false}>
      <MotionProvider>
        <MotionButton />
        <Grid
          columns={{ 0: 2, 600: 3, 900: 4 }}
          initialGifs={initialGifs}
          fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 12, signal })}
        />
      </MotionProvider>
    </PingbackContextManager>
  );
}
