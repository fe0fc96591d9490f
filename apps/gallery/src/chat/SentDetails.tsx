import { toBluesky, toMarkdown, toMatrix, toUrl } from '@gifkit/react-components/picker';
import { useState } from 'react';
import { Code } from '../shared/Code.tsx';
import { Switch } from '../shared/Switch.tsx';
import { useLoaded } from '../shared/use-loaded.ts';
import type { SentGif } from './sent-gif.ts';

const FORMATS = { url: 'URL', markdown: 'Markdown', matrix: 'Matrix', bluesky: 'Bluesky' };

type Format = keyof typeof FORMATS;

/** The address that a Matrix server gives an uploaded file; none is uploaded here. */
const UPLOADED = 'mxc://example.org/gif';

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/** What is sent where a format wants it. */
async function messageOf(
  { gif, selection }: SentGif,
  format: Format,
  signal: AbortSignal,
): Promise<string> {
  if (format === 'url') return toUrl(selection);
  if (format === 'markdown') return toMarkdown(selection);
  if (format === 'bluesky') return toJson(toBluesky(gif, selection));
  return toJson(await toMatrix(selection, async () => UPLOADED, { signal }));
}

const bytes = (size: number) => (size > 0 ? `${Math.ceil(size / 1000)} KB` : 'of unknown size');

export interface SentDetailsProps {
  /** Of the message. */
  id: number;
  sent: SentGif;
}

/** What a message gets of a GIF that was chosen, and what it becomes in other places. */
export function SentDetails({ id, sent }: SentDetailsProps) {
  const [format, setFormat] = useState<Format>('url');
  const message = useLoaded(`${id} ${format}`, (signal) => messageOf(sent, format, signal));
  const { selection, service } = sent;
  const { rendition, alt, isAltEdited, width, height, term } = selection;
  const facts = {
    File: `${rendition.format.toUpperCase()}, ${width} × ${height}, ${bytes(rendition.size)}`,
    'Alt text': alt ? `${alt}${isAltEdited ? ' (as you wrote it)' : ''}` : 'None',
    Service: service,
    'Found by': term ? `“${term}”` : 'Browsing',
  };
  return (
    <>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Sent as"
        name="sent-as"
        choices={FORMATS}
        chosen={format}
        onChoose={setFormat}
        isSmall
      />
      {message.status === 'failed' ? (
        <p role="alert">The file could not be downloaded, which a Matrix room needs.</p>
      ) : (
        <Code
          label={`message as ${FORMATS[format]}`}
          code={message.status === 'ready' ? message.data : '…'}
        />
      )}
    </>
  );
}
