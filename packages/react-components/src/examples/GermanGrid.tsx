import { GiphyFetch } from '@gifkit/fetch-api';
import { de } from '@gifkit/labels/de';
import { Grid, LabelsProvider } from '@gifkit/react-components';

const client = new GiphyFetch('your api key');

export const GermanGrid = () => (
  <LabelsProvider labels={{ ...de, noResults: 'Nichts gefunden. Versuchen Sie etwas anderes.' }}>
    <Grid
      fetchGifs={(offset, { signal }) => client.search('Hund', { lang: 'de', offset, signal })}
    />
  </LabelsProvider>
);
