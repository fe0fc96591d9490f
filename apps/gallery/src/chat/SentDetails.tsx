import { type PickerSelection, toMarkdown, toUrl } from '@gifkit/react-components/picker';
import { useState } from 'react';
import { Code } from '../shared/Code.tsx';
import { Switch } from '../shared/Switch.tsx';
import { type ProviderName, SERVICES } from './use-chat.ts';

const FORMATS = { url: 'URL', markdown: 'Markdown', reference: 'Reference' };

const MESSAGES: Record<keyof typeof FORMATS, (selection: PickerSelection) => string> = {
  url: toUrl,
  markdown: toMarkdown,
  reference: ({ reference }) => JSON.stringify(reference, null, 2),
};

const bytes = (size: number) => (size > 0 ? `${Math.ceil(size / 1000)} KB` : 'of unknown size');

export function SentDetails({ selection }: { selection: PickerSelection }) {
  const [format, setFormat] = useState<keyof typeof FORMATS>('url');
  const { rendition, alt, isAltEdited, width, height, term, provider } = selection;
  const facts = {
    File: `${rendition.format.toUpperCase()}, ${width} × ${height}, ${bytes(rendition.size)}`,
    'Alt text': alt ? `${alt}${isAltEdited ? ' (as you wrote it)' : ''}` : 'None',
    Service: SERVICES[provider.name as ProviderName] ?? provider.name,
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
      <Code label={`message as ${FORMATS[format]}`} code={MESSAGES[format](selection)} />
    </>
  );
}
