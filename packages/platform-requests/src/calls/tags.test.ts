import { expect, it } from 'vitest';
import { first, openWire } from '../test/wire.ts';

it('gets related tags', async () => {
  const wire = await openWire();
  const tags = await wire.platform.strict.tags.getRelatedTags('good night');
  expect(tags).toBeInstanceOf(Array);
  const known = await wire.platform.strict.tags.getRelatedTags('cat');
  expect(Object.keys(first(known))).toEqual([
    'name',
    'name_encoded',
    'response_id',
    'analytics_response_payload',
  ]);
});

it('predicts the tags of an image, the most certain first', async () => {
  const wire = await openWire();
  const frames = ['data:image/png;base64,AAAA'];
  const tags = await wire.platform.strict.tags.predictTags(frames);
  const scores = tags.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
