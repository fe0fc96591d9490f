'use client';

import type { IGif } from '@gifkit/model';
import {
  Grid,
  MotionButton,
  MotionProvider,
  PingbackContextManager,
} from '@gifkit/react-components';
import { useMemo } from 'react';
import { createClient, fetchPage } from './service';

interface ResultsProps {
  apiUrl: string;
  /** Empty for trending GIFs. */
  term: string;
  initialGifs: IGif[];
}

/** Shows the server's GIFs and loads the following pages in the browser. */
export function Results({ apiUrl, term, initialGifs }: ResultsProps) {
  const client = useMemo(() => createClient(apiUrl), [apiUrl]);
  return (
    <PingbackContextManager enabled={false}>
      <MotionProvider>
        <MotionButton />
        <Grid
          columns={{ 0: 2, 600: 3, 900: 4 }}
          media="auto"
          initialGifs={initialGifs}
          fetchGifs={(offset, { signal }) => fetchPage(client, term, { offset, signal })}
        />
      </MotionProvider>
    </PingbackContextManager>
  );
}
