import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { Loader } from './Loader.tsx';
import { LateLoader } from './placeholder.tsx';

it('animates only while it is in view', () => {
  render(
    <LateLoader data-testid="around">
      <Loader />
    </LateLoader>,
  );
  const [dot] = screen.getByRole('status').children;
  scrollIntoView(screen.getByTestId('around'), 0);
  expect(dot).toHaveStyle({ animationPlayState: 'paused' });
  scrollIntoView(screen.getByTestId('around'), 0.1);
  expect(dot).not.toHaveStyle({ animationPlayState: 'paused' });
});
