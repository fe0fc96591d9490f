import { Grid } from '@gifkit/react-components';
import { useState } from 'react';
import type { ExampleProps } from './example-props.ts';

export function PickerExample({ client }: ExampleProps) {
  const [picked, setPicked] = useState('nothing yet');
  return (
    <>
      <div className="scroller">
        <Grid
          pattern="picker"
          noLink
          hideAttribution
          columns={{ 0: 3, 480: 5 }}
          aria-label="Stickers to pick"
          fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
          onGifClick={({ title }) => setPicked(title)}
          onGifKeyPress={({ title }) => setPicked(title)}
        />
      </div>
      <output>Picked: {picked}</output>
    </>
  );
}
