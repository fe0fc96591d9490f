import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';
import { useState } from 'react';

const client = new GiphyFetch('your api key');

export function SearchGrid() {
  const [term, setTerm] = useState('cat');
  return (
    <>
      <input
        type="search"
        aria-label="Search GIFs"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <Grid
        resetKey={term}
        fetchGifs={(offset, { signal }) => client.search(term, { offset, signal })}
        noResultsMessage={`No GIFs for “${term}”.`}
      />
    </>
  );
}
