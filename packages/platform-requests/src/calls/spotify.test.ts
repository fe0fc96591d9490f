import { expect, it } from 'vitest';
import { openWire } from '../test/wire.ts';

it('reads the name of a Spotify artist', async () => {
  const wire = await openWire();
  const url = 'https://open.spotify.com/artist/6sFIWsNpZYqfjUpaCgueju';
  expect(await wire.platform.spotify.getSpotifyArtist(url)).toBe('Artist 6sFIWsNpZYqfjUpaCgueju');
});
