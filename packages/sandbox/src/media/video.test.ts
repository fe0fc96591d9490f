import { describe, expect, it } from 'vitest';
import { mediaScenes } from '../catalog/scenes.ts';
import { captionFile } from './captions.ts';
import { readCommitted } from './committed.ts';
import { mediaFile } from './files.ts';
import { readMp4 } from './test/mp4.ts';
import { videoOf } from './video.ts';

const base = 'http://localhost:4002/media/abc/';
const clips = mediaScenes.filter(({ kind }) => kind === 'clip');
const [clip] = clips;
if (!clip) throw new Error('No clips');

describe.each(clips)('$slug', (scene) => {
  const video = videoOf(scene, base);

  it('has a video with sound in every quality, which can start before it has loaded', async () => {
    expect(Object.keys(video?.assets ?? {})).toEqual(['360p', '480p', '720p', 'source']);
    for (const { url, width, height } of Object.values(video?.assets ?? {})) {
      const name = mediaFile(scene, url.slice(base.length))?.name ?? '';
      const info = readMp4(await readCommitted(scene, name));
      expect(info).toMatchObject({
        hasSound: true,
        startsFast: true,
        frames: scene.seconds * scene.fps,
      });
      expect([String(info.width), String(info.height)]).toEqual([width, height]);
      expect(info.seconds).toBeCloseTo(scene.seconds, 1);
    }
  });

  it('has captions', async () => {
    const textOf = async (format: 'vtt' | 'srt') => {
      const file = captionFile(scene, video?.captions.en[format].slice(base.length) ?? '');
      return `${file?.type}\n${await file?.read()}`;
    };
    expect(await textOf('vtt')).toMatch(
      /^text\/vtt; charset=utf-8\nWEBVTT\n\n1\n00:00:\d\d\.\d{3} --> /,
    );
    expect(await textOf('srt')).toMatch(
      /^application\/x-subrip; charset=utf-8\n1\n00:00:\d\d,\d{3} --> /,
    );
  });
});

it('describes the clip and previews it', () => {
  expect(videoOf(clip, base)).toMatchObject({
    description: clip.title,
    native: 'en',
    hls_manifest_url: '',
    dash_manifest_url: '',
    previews: { original: { url: `${base}giphy.gif` } },
    captions: { en: { srt: `${base}captions.en.srt` } },
  });
});

it('does not exist for a GIF', () => {
  const gif = mediaScenes.find(({ kind }) => kind === 'gif');
  expect(gif && videoOf(gif, base)).toBeUndefined();
});
