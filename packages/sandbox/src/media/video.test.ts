import { expect, it } from 'vitest';
import { mediaScenes } from '../catalog/scenes.ts';
import { captionFile, videoOf } from './video.ts';

const base = 'http://localhost:4002/media/abc/';
const clips = mediaScenes.filter(({ kind }) => kind === 'clip');
const [clip] = clips;
if (!clip) throw new Error('No clips');

it.each(clips)('$slug has every quality and captions', async (scene) => {
  const { assets = {} } = videoOf(scene, base) ?? {};
  expect(Object.keys(assets)).toEqual(['360p', '480p', '720p', 'source']);
  const file = captionFile(scene);
  expect(`${file?.type}\n${await file?.read()}`).toMatch(
    /^text\/vtt; charset=utf-8\nWEBVTT\n\n1\n00:00:\d\d\.\d{3} --> 00:00:/,
  );
});

it('describes the clip and previews it', () => {
  expect(videoOf(clip, base)).toMatchObject({
    description: clip.title,
    native: 'en',
    hls_manifest_url: '',
    dash_manifest_url: '',
    previews: { original: { url: `${base}giphy.gif` } },
    captions: { en: { vtt: `${base}captions.en.vtt` } },
  });
});

it('does not exist for a GIF', () => {
  const gif = mediaScenes.find(({ kind }) => kind === 'gif');
  expect(gif && videoOf(gif, base)).toBeUndefined();
});
