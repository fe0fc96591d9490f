import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('adds, lists and deletes a GIF’s tags in a language', async () => {
  const wire = await openWire();
  const { languageTags } = wire.platform.strict;
  const gif = first(wire.gifs);

  expect(await languageTags.addLanguageTags(gif, ['Katze', 'Hund & Katze'], 'de')).toBe(true);
  expect(wire.last().line).toBe(`POST /ajax/gif/${gif}/language-tags`);
  expect(JSON.parse(wire.last().body)).toEqual({ tags: ['Katze', 'Hund & Katze'], lang: 'de' });

  expect(await languageTags.getLanguageTags([gif], 'de')).toEqual({
    [gif]: ['Katze', 'Hund & Katze'],
  });
  expect(wire.last().line).toBe(`GET /ajax/gif/bulk/language-tags?gif_ids=${gif}&lang=de`);
  expect(await languageTags.getLanguageTags([gif], 'fr')).toEqual({ [gif]: [] });

  expect(await languageTags.deleteLanguageTag(gif, 'Hund & Katze', 'de')).toBe(true);
  expect(wire.last().line).toBe(
    `DELETE /ajax/gif/${gif}/language-tags?tag=Hund%20%26%20Katze&lang=de`,
  );
  expect(await languageTags.getLanguageTags([gif], 'de')).toEqual({ [gif]: ['Katze'] });
});
