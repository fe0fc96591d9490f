import type { ChatMedia } from './chat-media.ts';
import type { SentGif } from './sent-gif.ts';

export type ChatContent =
  | { kind: 'text'; text: string }
  | { kind: 'media'; media: ChatMedia; sent?: SentGif }
  /** The bot is looking for an answer. */
  | { kind: 'waiting' };

export type ChatMessage = { id: number; from: 'you' | 'bot' } & ChatContent;

export interface ChatState {
  messages: readonly ChatMessage[];
  /** Id of the message whose GIF is shown in detail. */
  shown: number | undefined;
}

export type ChatAction =
  | { type: 'add'; message: ChatMessage }
  /** The bot has found its answer. */
  | { type: 'answer'; id: number; content: ChatContent }
  | { type: 'show'; id: number };

const GREETING =
  'Write me a word, and I answer with a GIF for it. Or press GIF, and send me one of yours.';

export const FIRST_STATE: ChatState = {
  messages: [{ id: 0, from: 'bot', kind: 'text', text: GREETING }],
  shown: undefined,
};

/** A GIF that was sent is the one that is shown in detail, until another is asked for. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  const { messages } = state;
  if (action.type === 'show') return { ...state, shown: action.id };
  if (action.type === 'answer') {
    const answered = messages.map((message) =>
      message.id === action.id && message.kind === 'waiting'
        ? { id: message.id, from: message.from, ...action.content }
        : message,
    );
    return { ...state, messages: answered };
  }
  const { message } = action;
  const isSent = message.kind === 'media' && message.sent !== undefined;
  return { messages: [...messages, message], shown: isSent ? message.id : state.shown };
}
