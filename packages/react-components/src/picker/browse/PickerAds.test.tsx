import { klipy } from '@gifkit/providers';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showEnd } from '../../test/render-picker.tsx';
import { GifPicker } from '../GifPicker.tsx';

const ITEM = {
  slug: 'cat-1',
  title: 'A cat',
  file: { hd: { gif: { url: 'https://static.klipy.com/a.gif', width: 9, height: 9, size: 9 } } },
};

/** KLIPY with a key that has advertisements. */
const withAds = (...ads: object[]) =>
  klipy({
    key: 'a-key',
    fetch: async () => Response.json({ result: true, data: { data: [ITEM, ...ads] } }),
  });

describe('advertisements of a key that has them', () => {
  it('are shown in frames that cannot reach the page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const provider = withAds(
      { type: 'ad', content: 'https://ads.example/1', width: 320, height: 50 },
      { type: 'ad', content: '<b>Buy</b>', width: 1e9 },
    );
    render(<GifPicker provider={provider} storage={null} onSelect={() => {}} />);
    showEnd();
    const [first, second] = await screen.findAllByTitle('Advertisement');
    expect(first).toHaveAttribute('src', 'https://ads.example/1');
    expect(first).toHaveAttribute('width', '320');
    expect(first).toHaveAttribute('sandbox', expect.not.stringContaining('same-origin'));
    expect(second).toHaveAttribute('srcdoc', '<b>Buy</b>');
    expect(second).toHaveAttribute('height', '50');
  });

  it('are not there where a key has none', async () => {
    render(<GifPicker provider={withAds()} storage={null} onSelect={() => {}} />);
    showEnd();
    await screen.findAllByRole('row');
    expect(screen.queryByTitle('Advertisement')).not.toBeInTheDocument();
  });
});
