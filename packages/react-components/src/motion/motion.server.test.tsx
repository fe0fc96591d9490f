// @vitest-environment node

import { MotionButton, MotionProvider } from '@gifkit/headless';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gif } from '../gif/Gif.tsx';
import { gif, IMAGE, STILL } from '../test/render-gif.tsx';

it('renders without a stored choice on the server', () => {
  const html = renderToString(
    <MotionProvider>
      <MotionButton />
    </MotionProvider>,
  );
  expect(html).toContain('Pause all');
});

it('sends only the still of a flashing GIF', () => {
  const html = renderToString(<Gif gif={{ ...gif, is_flashing: true }} width={200} />);
  expect(html).toContain(STILL);
  expect(html).not.toContain(IMAGE);
});
