import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('takes GIFs down, so that they can no longer be found', async () => {
  const wire = await openWire();
  const [one = '', two = '', three = ''] = wire.gifs;
  const takedowns = [
    { gif_id: one, reason: 'copyright' },
    { gif_id: two, reason: 'privacy' },
  ];
  const options = { sendEmail: true, note: 'by request' };
  expect(await wire.platform.takedowns.takeDownGifs(takedowns, options)).toBe(true);
  expect((await wire.publicApi(`gifs/${one}`)).status).toBe(404);
  const { data } = await (await wire.publicApi('gifs/trending?limit=10')).json();
  expect(data[0].id).toBe(three);
});
