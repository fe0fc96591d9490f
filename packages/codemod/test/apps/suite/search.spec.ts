import { GiphyFetch } from '@giphy/js-fetch-api';
import { getAltText, Logger } from '@giphy/js-util';
import { expect, it, vi } from 'vitest';

const search = vi.hoisted(() => vi.fn());

vi.mock('@giphy/js-fetch-api', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@giphy/js-fetch-api')>()),
  GiphyFetch: class {
    search = search;
  },
}));

it('names the first GIF', async () => {
  search.mockResolvedValue({ data: [{ id: 'a', type: 'gif', alt_text: 'A cat', tags: [] }] });
  const { data } = await new GiphyFetch('any key').search('cats', { limit: 1 });
  expect(data[0] && getAltText(data[0])).toBe('A cat');
  expect(search).toHaveBeenCalledWith('cats', { limit: 1 });
  expect(Logger.ENABLED).toBe(false);
});
