import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { Gif } from './Gif.tsx';

const pingback = vi.hoisted(() => vi.fn());
// Like a bundler alias. Any other import from the package throws.
vi.mock('@gifkit/analytics', () => ({ pingback }));

it('sends events to a stub that replaces analytics', async () => {
  const gif = makeGif('1', { analytics_response_payload: 'e=1' });
  render(<Gif gif={gif} width={200} />);
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(pingback).toHaveBeenCalled());
  expect(pingback).toHaveBeenCalledWith(
    expect.objectContaining({ actionType: 'CLICK', analyticsResponsePayload: 'e=1' }),
  );
});
