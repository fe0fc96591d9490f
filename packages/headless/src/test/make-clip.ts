import { makeGif } from './make-gif.ts';

const asset = (height: number) => ({
  url: `https://media.example.com/clip/${height}p.mp4`,
  width: String((height * 16) / 9),
  height: String(height),
});

export const makeClip = (id = 'clip', fields: Record<string, unknown> = {}) =>
  makeGif(id, {
    type: 'video',
    images: {
      original: { url: `https://media.example.com/${id}/o.gif`, width: '640', height: '360' },
      original_still: {
        url: `https://media.example.com/${id}/o_s.gif`,
        width: '640',
        height: '360',
      },
    },
    video: {
      assets: { '360p': asset(360), '720p': asset(720) },
      captions: { en: { srt: '', vtt: 'https://media.example.com/clip/en.vtt' } },
    },
    ...fields,
  });
