import type { GifsResult } from '@giphy/js-fetch-api';
import { Grid } from '@giphy/react-components';
import { createRoot } from 'react-dom/client';

declare global {
  /** Exposed by the preload script. */
  var fetchGifs: (term: string, offset: number) => Promise<GifsResult>;
}

const container = document.createElement('main');
document.body.append(container);
createRoot(container).render(
  <Grid width={780} columns={3} fetchGifs={(offset: number) => fetchGifs('cats', offset)} />,
);
