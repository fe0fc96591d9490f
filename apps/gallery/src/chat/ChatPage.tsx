import { catalog, type GifProvider, giphy, klipy } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker/lazy';
import { useEffect, useRef, useState } from 'react';
import { createClient, type Service } from '../service/service.ts';
import { Code } from '../shared/copy.tsx';
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
    klipy: klipy({ key, baseUrl, customerId: CUSTOMER, fetch }),
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
        it opens. A message stores a reference to its GIF.
      </p>
      <Switch
        label="Service"
        name="chat-service"
        choices={NAMES}
        chosen={name}
        onChoose={setName}
      />
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
          onSelect={(_gif, { reference }) => {
            hasChosen.current = true;
            add({ reference, provider });
          }}
        />
      </section>
      {sent && <Code label="Sent reference" code={[[JSON.stringify(sent.reference, null, 2)]]} />}
    </main>
  );
}
