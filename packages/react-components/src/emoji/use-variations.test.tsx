import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { type FetchVariations, useVariations } from './use-variations.ts';

it('shows no variation of the previous emoji, not even for one frame', async () => {
  const fetchVariations = (async (id: string) => ({
    data: [{ id: `of-${id}` }],
  })) as unknown as FetchVariations;
  const frames: string[] = [];
  const show = ({ id }: { id: string }) => {
    const [variations] = useVariations(id, fetchVariations, undefined);
    const shown = variations.status === 'fetched' ? variations.gifs[0]?.id : variations.status;
    useLayoutEffect(() => {
      frames.push(`${id}: ${shown}`);
    });
    return shown;
  };
  const { result, rerender } = renderHook(show, { initialProps: { id: 'a' } });
  await waitFor(() => expect(result.current).toBe('of-a'));
  rerender({ id: 'b' });
  await waitFor(() => expect(result.current).toBe('of-b'));
  expect(frames).toEqual(['a: fetching', 'a: of-a', 'b: fetching', 'b: of-b']);
});
