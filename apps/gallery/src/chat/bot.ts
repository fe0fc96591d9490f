import { getAltText, type IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { type ChatMedia, stillOf } from './chat-media.ts';
import type { ChatContent } from './chat-state.ts';

/** As few as every service gives. */
const FEW = 8;

function pictureOf(gif: IGif): ChatMedia[] {
  const { url, webp, width, height } = gif.images?.fixed_width ?? {};
  const file = webp || url;
  if (!file || !width || !height) return [];
  return [
    {
      url: file,
      format: webp ? 'webp' : 'gif',
      width: Number(width),
      height: Number(height),
      alt: getAltText(gif),
      still: stillOf(gif),
      isFlashing: Boolean(gif.is_flashing),
    },
  ];
}

/** What the bot answers to a text: the first GIF for it, else why there is none. */
export async function answerTo(
  text: string,
  provider: GifProvider,
  signal: AbortSignal,
): Promise<ChatContent> {
  const { data } = await provider.search(text, { limit: FEW, rating: 'g', signal });
  const [media] = data.flatMap(pictureOf);
  return media
    ? { kind: 'media', media }
    : { kind: 'text', text: `I know no GIF for “${text}”. Try another word.` };
}
