/** A server component that imports all there is: it renders components, and calls functions itself. */
import assert from 'node:assert/strict';
import { normalizeGif } from '@gifkit/model';
import * as components from '@gifkit/react-components';
import * as picker from '@gifkit/react-components/picker';

const CLIENT = Symbol.for('react.client.reference');

/** What a server uses itself; the browser gets all the rest. */
const FOR_SERVERS = [
  'PauseIcon',
  'PlayIcon',
  'PlayPauseSize',
  'VolumeOffIcon',
  'VolumeOnIcon',
  'VolumeSize',
  'createGridMemory',
  'mergeLabels',
  'toBluesky',
  'toFile',
  'toMarkdown',
  'toMatrix',
  'toUrl',
];

const images = { original: { url: 'https://example.com/a.gif', width: '200', height: '100' } };
const gif = normalizeGif({ id: 'from-a-server', type: 'gif', images });
const selection = { alt: 'A cat', rendition: { url: images.original.url, format: 'gif' } };

export default function Page() {
  const all = { ...components, ...picker };
  const forServers = Object.keys(all).filter((name) => all[name].$$typeof !== CLIENT);
  assert.deepEqual(forServers.sort(), FOR_SERVERS);
  const { Gif, Loader, PingbackContextManager, PlayIcon } = components;
  return (
    <PingbackContextManager enabled={false}>
      <Gif gif={gif} width={200} />
      <Loader />
      <PlayIcon size={components.PlayPauseSize} />
      <p>{picker.toMarkdown(selection)}</p>
    </PingbackContextManager>
  );
}
