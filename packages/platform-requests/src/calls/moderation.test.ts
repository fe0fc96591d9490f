import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('hides a GIF, shows it again and rates it', async () => {
  const wire = await openWire();
  const gif = first(wire.gifs);
  const status = async () => (await wire.publicApi(`gifs/${gif}`)).status;

  expect(await wire.platform.moderation.moderateGif(gif, { is_hidden: true })).toBe(true);
  expect(await status()).toBe(404);

  await wire.platform.strict.moderation.moderateGif(gif, { is_hidden: false, rating: 'r' });
  expect(await status()).toBe(200);
  const { data } = await (await wire.publicApi('gifs/trending?rating=pg-13&limit=50')).json();
  expect(data.map(({ id }: { id: string }) => id)).not.toContain(gif);
});
