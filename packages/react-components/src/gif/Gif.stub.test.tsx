import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { Gif } from './Gif.tsx';

const pingback = vi.hoisted(() => vi.fn());
// What an alias of a bundler puts in the place of the package. Any other import from it throws.
vi.mock('@gifkit/analytics', () => ({ pingback }));

it('reports to a stub of analytics, if the host has put one in its place', async () => {
  const gif = makeGif('1', { analytics_response_payload: 'e=1' });
  render(<Gif gif={gif} width={200} />);
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(pingback).toHaveBeenCalled());
  expect(pingback).toHaveBeenCalledWith(
    expect.objectContaining({ actionType: 'CLICK', analyticsResponsePayload: 'e=1' }),
  );
});
