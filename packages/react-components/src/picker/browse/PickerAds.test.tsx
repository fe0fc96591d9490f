import { klipy } from '@gifkit/providers';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPicker, showEnd, showGifs } from '../../test/render-picker.tsx';

const ITEM = {
  slug: 'cat-1',
  title: 'A cat',
  file: { hd: { gif: { url: 'https://static.klipy.com/a.gif', width: 9, height: 9, size: 9 } } },
};

/** Returns KLIPY with a key that includes ads. */
const withAds = (...ads: object[]) =>
  klipy({
    key: 'a-key',
    fetch: async () => Response.json({ result: true, data: { data: [ITEM, ...ads] } }),
  });

describe('advertisements', () => {
  it('are shown in sandboxed frames', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const provider = withAds(
      { type: 'ad', content: 'https://ads.example/1', width: 320, height: 50 },
      { type: 'ad', content: '<b>Buy</b>', width: 1e9 },
    );
    renderPicker({ provider });
    showEnd();
    const [first, second] = await screen.findAllByTitle('Advertisement');
    expect(first).toHaveAttribute('src', 'https://ads.example/1');
    expect(first).toHaveAttribute('width', '320');
    expect(first).toHaveAttribute('sandbox', expect.not.stringContaining('same-origin'));
    expect(second).toHaveAttribute('srcdoc', '<b>Buy</b>');
    expect(second).toHaveAttribute('height', '50');
  });

  it('are omitted if the key includes none', async () => {
    renderPicker({ provider: withAds() });
    await showGifs();
    expect(screen.queryByTitle('Advertisement')).not.toBeInTheDocument();
  });
});
