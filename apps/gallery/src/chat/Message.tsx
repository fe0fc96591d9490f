import type { ChatMessage } from './chat-state.ts';
import { MessageMedia } from './MessageMedia.tsx';

export interface MessageProps {
  message: ChatMessage;
  /** Whether its GIF is the one in detail. */
  isShown: boolean;
  onShow: () => void;
}

const NAMES = { you: 'You', bot: 'Bot' };

function Avatar({ from }: Pick<ChatMessage, 'from'>) {
  return (
    <span className="avatar" aria-hidden="true">
      {from === 'bot' ? (
        <span className="mark">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
      ) : (
        'Y'
      )}
    </span>
  );
}

/** One message, and who sent it. */
export function Message({ message, isShown, onShow }: MessageProps) {
  return (
    <li className={`message message-${message.from}`}>
      <Avatar from={message.from} />
      <div>
        <span className="visually-hidden">{`${NAMES[message.from]}: `}</span>
        {message.kind === 'text' && <p dir="auto">{message.text}</p>}
        {message.kind === 'waiting' && (
          <p className="typing">
            <span className="visually-hidden">looks for a GIF</span>
            <i />
            <i />
            <i />
          </p>
        )}
        {message.kind === 'media' && <MessageMedia media={message.media} />}
        {message.kind === 'media' && message.sent && (
          <button type="button" className="message-details" aria-pressed={isShown} onClick={onShow}>
            What is sent
          </button>
        )}
      </div>
    </li>
  );
}
