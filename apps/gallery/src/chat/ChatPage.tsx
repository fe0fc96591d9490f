import { type GifProvider, giphy, klipy, TENOR_HOSTS, tenor } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker/lazy';
import { useEffect, useRef, useState } from 'react';
import { createClient, type Service } from '../service/service.ts';
import { Switch } from '../shared/Switch.tsx';
import { Composer } from './Composer.tsx';
import { type ChatMessage, Conversation } from './Conversation.tsx';
import { SentDetails } from './SentDetails.tsx';

/** Width of a GIF in a message, in px. */
const MEDIA_WIDTH = 320;

const NAMES = { giphy: 'GIPHY', tenor: 'Tenor', klipy: 'KLIPY' };

/** KLIPY requires a stable customer id, but not one per visitor. */
const CUSTOMER = 'gallery';

/** The sandbox in three dialects, or with the visitor's own key GIPHY, which also supports Tenor's dialect. */
function createProviders(
  service: Service,
): Partial<Record<keyof typeof NAMES, GifProvider>> & { giphy: GifProvider } {
  const { apiUrl, apiKey: key, fetch } = service;
  const options = { key, ...(fetch && { fetch }) };
  const own = giphy(createClient(service));
  if (!apiUrl) return { giphy: own, tenor: tenor({ ...options, baseUrl: TENOR_HOSTS.giphy }) };
  const { origin } = new URL(apiUrl);
  return {
    giphy: own,
    tenor: tenor({ ...options, baseUrl: `${origin}/v2` }),
    klipy: klipy({ ...options, baseUrl: `${origin}/api/v1`, customerId: CUSTOMER }),
  };
}

export function ChatPage({ service }: { service: Service }) {
  const [providers] = useState(() => createProviders(service));
  const [name, setName] = useState<keyof typeof NAMES>('giphy');
  const provider = providers[name] ?? providers.giphy;
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
        The picker behind a button, over any of the services. It sends no request before it opens.
      </p>
      <Switch
        label="Service"
        name="chat-service"
        choices={Object.fromEntries(Object.entries(NAMES).filter(([name]) => name in providers))}
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
