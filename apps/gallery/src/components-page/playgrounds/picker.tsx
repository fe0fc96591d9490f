import { Grid } from '@gifkit/react-components';
import { useState } from 'react';
import { appCode, fragment, SCROLLER, scrollerCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { LiveProps, Playground } from '../playground.ts';

const propsOf = ({ columns }: Values) => ({
  pattern: 'picker' as const,
  columns: Number(columns),
  noLink: true,
  hideAttribution: true,
  'aria-label': 'Stickers to pick',
});

function Live({ client, values }: LiveProps) {
  const [picked, setPicked] = useState('nothing yet');
  return (
    <>
      <div style={SCROLLER}>
        <Grid
          {...propsOf(values)}
          fetchGifs={(offset, { signal }) => client.trending({ type: 'stickers', offset, signal })}
          onGifClick={(gif) => setPicked(gif.title)}
          onGifKeyPress={(gif) => setPicked(gif.title)}
        />
      </div>
      <output>Picked: {picked}</output>
    </>
  );
}

export const picker: Playground = {
  id: 'picker',
  title: 'Grid as a picker',
  text: 'One stop of the Tab key, arrow keys to move, Enter to pick: for a chat, for instance.',
  controls: [{ name: 'columns', label: 'Columns', kind: 'number', initial: 5, min: 2, max: 8 }],
  Live,
  code: (values, _, client) =>
    appCode({
      client,
      components: ['Grid'],
      imports: ["import { useState } from 'react';"],
      body: "const [picked, setPicked] = useState('nothing yet');",
      element: fragment(
        scrollerCode(
          jsx('Grid', {
            ...propsOf(values),
            fetchGifs: new Code(
              "(offset, { signal }) =>\n  client.trending({ type: 'stickers', offset, signal })\n",
            ),
            onGifClick: new Code('(gif) => setPicked(gif.title)'),
            onGifKeyPress: new Code('(gif) => setPicked(gif.title)'),
          }),
        ),
        '<output>Picked: {picked}</output>',
      ),
    }),
};
