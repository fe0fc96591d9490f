import { useEffect, useRef } from 'react';
import type { ChatMessage } from './chat-state.ts';
import { Message } from './Message.tsx';

export interface ConversationProps {
  messages: readonly ChatMessage[];
  /** Id of the message whose GIF is shown in detail. */
  shown: number | undefined;
  onShow: (id: number) => void;
}

/** All messages. What arrives is read out, and scrolled to. */
export function Conversation({ messages, shown, onShow }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(messages): the end moves with them
  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [messages]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area needs the keyboard focus (WCAG 2.1.1)
    <div ref={log} className="conversation" role="log" aria-label="Conversation" tabIndex={0}>
      <ol>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            isShown={message.id === shown}
            onShow={() => onShow(message.id)}
          />
        ))}
      </ol>
    </div>
  );
}
