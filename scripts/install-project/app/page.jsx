/**
 * Server component that imports component entries, which begin with 'use client', and functions of other
 * entries.
 */
import { toMarkdown } from '@gifkit/headless/core';
import { normalizeGif } from '@gifkit/model';
import { Gif, Loader, PingbackContextManager, PlayIcon } from '@gifkit/react-components';
import { GifPicker } from '@gifkit/react-components/picker';

const images = { original: { url: 'https://example.com/a.gif', width: '200', height: '100' } };
const gif = normalizeGif({ id: 'from-a-server', type: 'gif', images });
const selection = { alt: 'A cat', rendition: { url: images.original.url, format: 'gif' } };

export default function Page() {
  return (
    <PingbackContextManager enabled={false}>
      <Gif gif={gif} width={200} />
      <Loader />
      <PlayIcon size={25} />
      <GifPicker />
      <p>{toMarkdown(selection)}</p>
    </PingbackContextManager>
  );
}
