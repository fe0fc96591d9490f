import type { GifProvider, GifReference } from '@gifkit/providers';
import type { PickerSelection } from '@gifkit/react-components/picker';
import { useEffect, useRef, useState } from 'react';

export const SERVICES = { giphy: 'GIPHY', tenor: 'Tenor', klipy: 'KLIPY' };
export type ProviderName = keyof typeof SERVICES;

export type ChatContent =
  | { kind: 'text'; text: string }
  | {
      kind: 'gif';
      reference: GifReference;
      provider: GifProvider;
      /** Set if the visitor sent it. */
      selection?: PickerSelection;
    }
  | { kind: 'waiting' };

export type ChatMessage = { id: number; from: 'you' | 'bot' } & ChatContent;

const GREETING: ChatMessage = {
  id: 0,
  from: 'bot',
  kind: 'text',
  text: 'Write me a word, and I reply with a GIF for it. Or press GIF and send me one.',
};

const APOLOGY: ChatContent = {
  kind: 'text',
  text: 'I could not reach the service. Send it again?',
};

/**
 * State of a conversation with the bot.
 *
 * @param answer returns the bot's response to a text.
 */
export function useChat(answer: (text: string, signal: AbortSignal) => Promise<ChatContent>) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([GREETING]);
  const [shown, show] = useState<number>();
  const lastId = useRef(0);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const add = (from: ChatMessage['from'], content: ChatContent): number => {
    lastId.current += 1;
    const id = lastId.current;
    setMessages((before) => [...before, { id, from, ...content }]);
    return id;
  };

  return {
    messages,
    /** The message shown in detail: the last one sent, or the one selected. */
    shown: messages.find(({ id }) => id === shown),
    show,
    async say(text: string): Promise<void> {
      const { signal } = leaving.current ?? new AbortController();
      add('you', { kind: 'text', text });
      const id = add('bot', { kind: 'waiting' });
      let content: ChatContent;
      try {
        content = await answer(text, signal);
      } catch (error) {
        if (!signal.aborted) console.warn('The bot has no answer', error);
        content = APOLOGY;
      }
      setMessages((before) =>
        before.map((message) => (message.id === id ? { id, from: 'bot', ...content } : message)),
      );
    },
    send(selection: PickerSelection, provider: GifProvider): void {
      const { reference } = selection;
      show(add('you', { kind: 'gif', reference, provider, selection }));
    },
  };
}
