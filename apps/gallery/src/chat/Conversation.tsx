import type { GifProvider, GifReference } from '@gifkit/providers';
import { GifMessage } from '@gifkit/react-components';
import { useEffect, useRef } from 'react';

/** A text, or a GIF chosen in the picker. */
export type ChatMessage = string | { reference: GifReference; provider: GifProvider };

/** The user's messages; announces new ones and scrolls to them. */
export function Conversation({ messages }: { messages: readonly ChatMessage[] }) {
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
        {messages.length === 0 && <li className="empty">Press GIF to send one.</li>}
        {messages.map((message, index) => (
          <li key={index}>
            {typeof message === 'string' ? (
              <p dir="auto">{message}</p>
            ) : (
              <GifMessage {...message} borderRadius={20} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
