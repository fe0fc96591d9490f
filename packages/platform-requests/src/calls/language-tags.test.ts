import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('adds, lists and deletes a GIF’s tags in a language', async () => {
  const wire = await openWire();
  const { languageTags } = wire.platform.strict;
  const gif = first(wire.gifs);

  expect(await languageTags.addLanguageTags(gif, ['Katze', 'Hund & Katze'], 'de')).toBe(true);

  expect(await languageTags.getLanguageTags([gif], 'de')).toEqual({
    [gif]: ['Katze', 'Hund & Katze'],
  });
  expect(await languageTags.getLanguageTags([gif], 'fr')).toEqual({ [gif]: [] });

  expect(await languageTags.deleteLanguageTag(gif, 'Hund & Katze', 'de')).toBe(true);
  expect(await languageTags.getLanguageTags([gif], 'de')).toEqual({ [gif]: ['Katze'] });
});
