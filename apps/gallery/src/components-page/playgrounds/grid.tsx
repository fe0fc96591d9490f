import type { GiphyFetch } from '@gifkit/fetch-api';
import { Grid } from '@gifkit/react-components';
import { appCode, SCROLLER, scrollerCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Values } from '../control.ts';
import type { Playground } from '../playground.ts';
import { mediaControl, mediaOf } from './media-control.ts';

const LIMIT = 20;

const propsOf = ({
  columns,
  gutter,
  borderRadius,
  hideAttribution,
  paused,
  controls,
  ...others
}: Values) => ({
  columns: Number(columns),
  gutter: Number(gutter),
  borderRadius: Number(borderRadius),
  hideAttribution: hideAttribution === true,
  paused: paused === true ? true : undefined,
  controls: controls as 'auto' | 'always' | 'never',
  media: mediaOf(others),
});

const typeOf = ({ type }: Values) => type as 'gifs' | 'stickers' | 'videos';

const fetchFrom =
  (client: GiphyFetch, type: 'gifs' | 'stickers' | 'videos') =>
  (offset: number, { signal }: { signal: AbortSignal }) =>
    client.trending({ type, offset, limit: LIMIT, signal });

export const grid: Playground = {
  id: 'grid',
  title: 'Grid',
  text: 'A masonry of GIFs that loads more as one scrolls, in the page or in any scrolling box. Only the tiles near the viewport are mounted.',
  controls: [
    {
      name: 'type',
      label: 'Content',
      kind: 'choice',
      initial: 'gifs',
      choices: ['gifs', 'stickers', 'videos'],
    },
    { name: 'columns', label: 'Columns', kind: 'number', initial: 3, min: 1, max: 6 },
    { name: 'gutter', label: 'Gutter', kind: 'number', initial: 6, min: 0, max: 24 },
    { name: 'borderRadius', label: 'Radius', kind: 'number', initial: 4, min: 0, max: 24 },
    {
      name: 'controls',
      label: 'Play buttons',
      kind: 'choice',
      initial: 'auto',
      choices: ['auto', 'always', 'never'],
    },
    mediaControl,
    { name: 'hideAttribution', label: 'Without attribution', kind: 'toggle', initial: false },
    { name: 'paused', label: 'Paused', kind: 'toggle', initial: false },
  ],
  Live: ({ client, values }) => (
    <div style={SCROLLER}>
      <Grid
        key={typeOf(values)}
        {...propsOf(values)}
        fetchGifs={fetchFrom(client, typeOf(values))}
      />
    </div>
  ),
  code: (values, _, client) =>
    appCode({
      client,
      components: ['Grid'],
      element: scrollerCode(
        jsx('Grid', {
          ...propsOf(values),
          fetchGifs: new Code(
            `(offset, { signal }) =>\n  client.trending({ type: '${typeOf(values)}', offset, limit: ${LIMIT}, signal })\n`,
          ),
        }),
      ),
    }),
};
