import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const client = new GiphyFetch('your api key');

export async function renderPage(nonce: string): Promise<string> {
  const { data: initialGifs } = await client.trending({ limit: 25 });
  const sheet = new ServerStyleSheet({ nonce });
  const body = renderToString(
    sheet.collectStyles(
      <Grid
        width={900}
        initialGifs={initialGifs}
        fetchGifs={(offset, { signal }) => client.trending({ offset, signal })}
      />,
    ),
  );
  return `<!doctype html>
<meta property="csp-nonce" nonce="${nonce}">
${sheet.getStyleTags()}
<div id="root">${body}</div>`;
}
