import { GifMessage } from '@gifkit/react-components';
import { useEffect, useRef } from 'react';
import type { ChatMessage } from './use-chat.ts';

const NAMES = { you: 'You', bot: 'Bot' };

interface MessageProps {
  message: ChatMessage;
  isShown: boolean;
  onShow: () => void;
}

function Message({ message, isShown, onShow }: MessageProps) {
  return (
    <li className={`message message-${message.from}`}>
      <div>
        <span className="visually-hidden">{`${NAMES[message.from]}: `}</span>
        {message.kind === 'text' && <p dir="auto">{message.text}</p>}
        {message.kind === 'waiting' && (
          <p>
            <span className="visually-hidden">looks for a GIF</span>
            <span aria-hidden="true">…</span>
          </p>
        )}
        {message.kind === 'gif' && (
          <GifMessage reference={message.reference} provider={message.provider} borderRadius={20} />
        )}
        {message.kind === 'gif' && message.selection && (
          <button type="button" className="message-details" aria-pressed={isShown} onClick={onShow}>
            Sent data
          </button>
        )}
      </div>
    </li>
  );
}

interface ConversationProps {
  messages: readonly ChatMessage[];
  shown: ChatMessage | undefined;
  onShow: (id: number) => void;
}

/** All messages; announces new ones and scrolls to them. */
export function Conversation({ messages, shown, onShow }: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(messages): new messages change the scroll height
  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [messages]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable (WCAG 2.1.1)
    <div ref={log} className="conversation" role="log" aria-label="Conversation" tabIndex={0}>
      <ol>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            isShown={message.id === shown?.id}
            onShow={() => onShow(message.id)}
          />
        ))}
      </ol>
    </div>
  );
}
