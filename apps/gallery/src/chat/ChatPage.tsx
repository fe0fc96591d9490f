import { catalog, type GifProvider, giphy, klipy } from '@gifkit/providers';
import { type PickerSelection, toMarkdown, toUrl } from '@gifkit/react-components/picker';
import { GifPicker } from '@gifkit/react-components/picker/lazy';
import { Fragment, useEffect, useRef, useState } from 'react';
import { createClient, type Service } from '../service/service.ts';
import { CopyField } from '../shared/copy.tsx';
import { Switch } from '../shared/Switch.tsx';
import { Composer } from './Composer.tsx';
import { type ChatMessage, Conversation } from './Conversation.tsx';

/** Width of a GIF in a message, in px. */
const MEDIA_WIDTH = 320;

const NAMES = { giphy: 'GIPHY', klipy: 'KLIPY', catalog: 'Own GIFs' };

/** KLIPY requires a stable customer id, but not one per user. */
const CUSTOMER = 'gallery';

/** The sandbox in two dialects, and static files that the build made of its GIFs. */
function createProviders(service: Service): Record<keyof typeof NAMES, GifProvider> {
  const { apiUrl, apiKey: key, fetch } = service;
  const baseUrl = `${new URL(apiUrl).origin}/api/v1`;
  return {
    giphy: giphy(createClient(service)),
    klipy: klipy({ key, baseUrl, customerId: CUSTOMER, ...(fetch && { fetch }) }),
    catalog: catalog({ url: '/own-gifs' }),
  };
}

export function ChatPage({ service }: { service: Service }) {
  const [providers] = useState(() => createProviders(service));
  const [name, setName] = useState<keyof typeof NAMES>('giphy');
  const provider = providers[name];
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const add = (message: ChatMessage) => setMessages((before) => [...before, message]);
  const sent = messages.findLast((message) => typeof message === 'object');

  const hasChosen = useRef(false);
  useEffect(() => {
    if (isOpen || !hasChosen.current) return;
    hasChosen.current = false;
    // The picker returned focus to its button; typing continues in the message field.
    field.current?.focus();
  }, [isOpen]);

  return (
    <main id="content" tabIndex={-1} className="pages">
      <h1>Chat</h1>
      <p className="lead">
        The picker behind a button, over a service or a folder of files. It sends no request before
        it opens.
      </p>
      <Switch
        label="Service"
        name="chat-service"
        choices={NAMES}
        chosen={name}
        onChoose={setName}
      />
      <div className="chat-parts">
        <section className="chat" aria-label="Chat">
          <Conversation messages={messages} />
          <Composer
            field={field}
            button={button}
            isPickerOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            onSay={add}
          />
          <GifPicker
            provider={provider}
            presentation="popover"
            open={isOpen}
            onOpenChange={setOpen}
            anchor={button}
            renditionWidth={MEDIA_WIDTH}
            editAlt
            onSelect={(_gif, selection) => {
              hasChosen.current = true;
              add({ selection, provider });
            }}
          />
        </section>
        <section className="sent" aria-labelledby="sent-title">
          <h2 id="sent-title">Sent data</h2>
          {sent ? (
            <SentDetails selection={sent.selection} />
          ) : (
            <p>Send a GIF to see the data that its message gets.</p>
          )}
        </section>
      </div>
    </main>
  );
}

const bytes = (size: number) => (size > 0 ? `${Math.ceil(size / 1000)} KB` : 'of unknown size');

/** Facts about a chosen GIF, and the forms in which a message can hold it. */
function SentDetails({ selection }: { selection: PickerSelection }) {
  const { rendition, reference, alt, isAltEdited, width, height, term } = selection;
  const facts = {
    File: `${rendition.format.toUpperCase()}, ${width} × ${height}, ${bytes(rendition.size)}`,
    'Alt text': alt ? `${alt}${isAltEdited ? ' (as you wrote it)' : ''}` : 'None',
    'Found by': term ? `“${term}”` : 'Browsing',
  };
  return (
    <>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <CopyField label="URL" value={toUrl(selection)} />
      <CopyField label="Markdown" value={toMarkdown(selection)} />
      <CopyField label="Reference" value={JSON.stringify(reference)} />
    </>
  );
}
