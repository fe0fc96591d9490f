import { useEffect, useId, useRef, useState } from 'react';
import type { Service } from '../service/service.ts';
import { Switch } from '../shared/Switch.tsx';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { type ProviderName, SERVICES, useChat } from './use-chat.ts';

/** Width of a GIF in a message, in px. */
const MEDIA_WIDTH = 320;

const FILES = { any: 'Lightest', pictures: 'No video' } as const;
const FORMATS = { any: ['webp', 'gif', 'mp4'], pictures: ['webp', 'gif'] } as const;

type PickerParts = ReturnType<typeof import('./picker-parts.ts').createPickerParts>;

/** Lazy-loads the picker and the services on first use; retries after a failure. */
function usePickerParts(service: Service) {
  const [parts, setParts] = useState<PickerParts>();
  const [status, setStatus] = useState<'loading' | 'failed'>();
  const loadParts = async (): Promise<PickerParts> => {
    if (parts) return parts;
    setStatus('loading');
    try {
      const loaded = (await import('./picker-parts.ts')).createPickerParts(service);
      setParts(loaded);
      setStatus(undefined);
      return loaded;
    } catch (error) {
      setStatus('failed');
      throw error;
    }
  };
  return { parts, status, loadParts };
}

export function ChatPage({ service }: { service: Service }) {
  // A visitor's own key is for GIPHY, which is available in two dialects.
  const { klipy: _, ...ofGiphy } = SERVICES;
  const names: Partial<Record<ProviderName, string>> = service.apiUrl ? SERVICES : ofGiphy;
  const [name, setName] = useState<ProviderName>('giphy');
  const [files, setFiles] = useState<keyof typeof FILES>('any');
  const [asksForAlt, setAsksForAlt] = useState(true);
  const [isOpen, setOpen] = useState(false);
  const { parts, status, loadParts } = usePickerParts(service);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const details = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  const answer = async (text: string, signal: AbortSignal) => {
    const { answerTo, providers } = await loadParts();
    const provider = providers[name];
    if (!provider) throw new Error(`There is no key for ${names[name]}`);
    return answerTo(text, provider, signal);
  };
  const chat = useChat(answer);
  const selection = chat.shown?.kind === 'gif' ? chat.shown.selection : undefined;
  const provider = parts?.providers[name];

  const hasChosen = useRef(false);
  useEffect(() => {
    if (isOpen || !hasChosen.current) return;
    hasChosen.current = false;
    // The picker returned focus to its button; typing continues in the message field.
    field.current?.focus();
  }, [isOpen]);

  const toggle = () => {
    setOpen(!isOpen);
    // The chat shows the failure below the field.
    if (!isOpen) loadParts().catch(() => setOpen(false));
  };

  return (
    <main id="content" tabIndex={-1} className="pages chat-page">
      <h1>Chat</h1>
      <p className="lead">
        The picker behind a button, over any of the services. No request is sent before you open the
        picker or write to the bot.
      </p>
      <div className="chat-choices">
        <div>
          <span aria-hidden="true">Service</span>
          <Switch
            label="Service"
            name="chat-service"
            choices={names}
            chosen={name}
            onChoose={setName}
            isSmall
          />
        </div>
        <div>
          <span aria-hidden="true">File</span>
          <Switch
            label="File"
            name="chat-files"
            choices={FILES}
            chosen={files}
            onChoose={setFiles}
            isSmall
          />
        </div>
        <label className="toggle">
          <input
            type="checkbox"
            checked={asksForAlt}
            onChange={(event) => setAsksForAlt(event.target.checked)}
          />
          Edit the alt text first
        </label>
      </div>
      <div className="chat-parts">
        <section className="chat" aria-label="Chat with a bot">
          <Conversation
            messages={chat.messages}
            shown={chat.shown}
            onShow={(id) => {
              chat.show(id);
              details.current?.focus();
            }}
          />
          <Composer
            field={field}
            button={button}
            isPickerOpen={isOpen}
            loading={status}
            onToggle={toggle}
            onSay={chat.say}
          />
          {parts && provider && (
            <parts.GifPicker
              provider={provider}
              presentation="popover"
              open={isOpen}
              onOpenChange={setOpen}
              anchor={button}
              renditionWidth={MEDIA_WIDTH}
              formats={FORMATS[files]}
              editAlt={asksForAlt}
              onSelect={(_gif, chosen) => {
                hasChosen.current = true;
                chat.send(chosen, provider);
              }}
            />
          )}
        </section>
        <section className="sent" aria-labelledby={titleId}>
          <h2 ref={details} id={titleId} tabIndex={-1}>
            Sent data
          </h2>
          {parts && selection ? (
            <parts.SentDetails selection={selection} />
          ) : (
            <p>Send a GIF to see the data that its message gets.</p>
          )}
        </section>
      </div>
    </main>
  );
}
