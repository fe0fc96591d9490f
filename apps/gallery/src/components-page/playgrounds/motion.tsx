import { Carousel, Loader, MotionButton, MotionProvider } from '@gifkit/react-components';
import { appCode } from '../code/app-code.ts';
import { Code, jsx } from '../code/jsx.ts';
import type { Playground } from '../playground.ts';

export const motion: Playground = {
  id: 'motion',
  title: 'MotionProvider and MotionButton',
  text: 'One button pauses everything below the provider, and is remembered: what WCAG asks of pages that move. The loader rests where less motion is asked for.',
  controls: [{ name: 'loader', label: 'With a loader', kind: 'toggle', initial: false }],
  Live: ({ client, values }) => (
    <MotionProvider storageKey={null}>
      <p>
        <MotionButton className="button" />
      </p>
      <Carousel
        aria-label="GIFs that can be paused"
        gifHeight={140}
        fetchGifs={(offset, { signal }) => client.trending({ offset, limit: 8, signal })}
      />
      {values.loader && <Loader />}
    </MotionProvider>
  ),
  code: ({ loader }, _, client) =>
    appCode({
      client,
      components: ['Carousel', ...(loader ? ['Loader'] : []), 'MotionButton', 'MotionProvider'],
      element: jsx(
        'MotionProvider',
        { storageKey: new Code('null') },
        jsx('p', {}, jsx('MotionButton', { className: 'button' })),
        jsx('Carousel', {
          'aria-label': 'GIFs that can be paused',
          gifHeight: 140,
          fetchGifs: new Code(
            '(offset, { signal }) =>\n  client.trending({ offset, limit: 8, signal })\n',
          ),
        }),
        ...(loader ? ['<Loader />'] : []),
      ),
    }),
};
