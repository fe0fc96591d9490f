import { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';
import { useState } from 'react';

const client = new GiphyFetch('your api key');

export function StickerPicker() {
  const [picked, setPicked] = useState('nothing yet');
  return (
    <>
      <output>Picked: {picked}</output>
      <Grid
        noLink
        hideAttribution
        pattern="picker"
        columns={5}
        aria-label="Stickers to pick"
        fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
        onGifClick={(gif) => setPicked(gif.title)}
        onGifKeyPress={(gif) => setPicked(gif.title)}
      />
    </>
  );
}
