// @vitest-environment node

import { MotionButton, MotionProvider } from '@gifkit/headless';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gif } from '../gif/Gif.tsx';
import { gif, IMAGE, STILL } from '../test/render-gif.tsx';

it('renders on the server as if nobody had chosen', () => {
  const html = renderToString(
    <MotionProvider>
      <MotionButton />
    </MotionProvider>,
  );
  expect(html).toContain('Pause all');
});

it('sends nothing but the still of a GIF that flashes', () => {
  const html = renderToString(<Gif gif={{ ...gif, is_flashing: true }} width={200} />);
  expect(html).toContain(STILL);
  expect(html).not.toContain(IMAGE);
});
