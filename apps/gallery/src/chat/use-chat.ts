import type { IGif } from '@gifkit/model';
import type { PickerSelection } from '@gifkit/react-components/picker';
import { useEffect, useReducer, useRef } from 'react';
import { type ChatContent, type ChatMessage, chatReducer, FIRST_STATE } from './chat-state.ts';
import { mediaOf } from './sent-gif.ts';

const APOLOGY: ChatContent = {
  kind: 'text',
  text: 'I could not ask the service just now. Send it again?',
};

/**
 * A conversation with the bot.
 *
 * @param answer what the bot says to a text.
 * @param service name of the service that the reader's GIFs come from.
 */
export function useChat(
  answer: (text: string, signal: AbortSignal) => Promise<ChatContent>,
  service: string,
) {
  const [state, dispatch] = useReducer(chatReducer, FIRST_STATE);
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
    dispatch({ type: 'add', message: { id, from, ...content } });
    return id;
  };

  return {
    ...state,
    /** The reader writes; the bot answers. */
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
      if (!signal.aborted) dispatch({ type: 'answer', id, content });
    },
    /** The reader sends a GIF. */
    send(gif: IGif, selection: PickerSelection): void {
      const sent = { gif, selection, service };
      add('you', { kind: 'media', media: mediaOf(sent), sent });
    },
    show: (id: number) => dispatch({ type: 'show', id }),
  };
}
