import { GiphyFetch } from '@gifkit/fetch-api';
import { createGridMemory, Grid } from '@gifkit/react-components';
import { useState } from 'react';

const client = new GiphyFetch('your api key');

export function PickerRoute() {
  const [memory] = useState(createGridMemory);
  const [picked, setPicked] = useState<string>();
  if (picked) {
    return (
      <button type="button" onClick={() => setPicked(undefined)}>
        Back from {picked}
      </button>
    );
  }
  return (
    <Grid
      noLink
      pattern="picker"
      memory={memory}
      fetchGifs={(offset, { signal }) => client.trending({ offset, signal })}
      onGifClick={(gif) => setPicked(gif.title)}
    />
  );
}
