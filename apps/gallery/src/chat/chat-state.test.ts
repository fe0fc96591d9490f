import { describe, expect, it } from 'vitest';
import { type ChatMessage, chatReducer, FIRST_STATE } from './chat-state.ts';
import type { SentGif } from './sent-gif.ts';

const media = {
  url: 'https://media.example/cat.webp',
  format: 'webp',
  width: 200,
  height: 100,
  alt: 'A cat',
  still: undefined,
  isFlashing: false,
} as const;

const sent = {} as SentGif;
const waiting: ChatMessage = { id: 1, from: 'bot', kind: 'waiting' };
const ofBot: ChatMessage = { id: 1, from: 'bot', kind: 'media', media };
const ofReader: ChatMessage = { id: 2, from: 'you', kind: 'media', media, sent };

describe('a conversation', () => {
  it('begins with what the bot has to say', () => {
    expect(FIRST_STATE.messages).toMatchObject([{ from: 'bot', kind: 'text' }]);
  });

  it('has the bot’s answer where it was waited for, whatever was written meanwhile', () => {
    const state = [waiting, ofReader].reduce(
      (state, message) => chatReducer(state, { type: 'add', message }),
      FIRST_STATE,
    );
    const { messages } = chatReducer(state, {
      type: 'answer',
      id: 1,
      content: { kind: 'media', media },
    });
    expect(messages.slice(1)).toEqual([ofBot, ofReader]);
  });

  it('is answered once', () => {
    const state = chatReducer(FIRST_STATE, { type: 'add', message: ofBot });
    const content = { kind: 'text', text: 'Late' } as const;
    expect(chatReducer(state, { type: 'answer', id: 1, content }).messages.at(-1)).toEqual(ofBot);
  });

  it.each([
    ['a GIF of the reader', ofReader, 2],
    ['none of the bot', ofBot, undefined],
  ])('shows %s in detail as it is sent', (_what, message, shown) => {
    expect(chatReducer(FIRST_STATE, { type: 'add', message }).shown).toBe(shown);
  });

  it('shows another one in detail when that is asked for', () => {
    expect(chatReducer(FIRST_STATE, { type: 'show', id: 7 }).shown).toBe(7);
  });
});
