import type { JSONContent } from '@tiptap/core';

const KEY = 'gifkit-example-tiptap';
const EMPTY: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Text stored in this browser. */
export function readText(): JSONContent {
  const stored = localStorage.getItem(KEY);
  try {
    return stored ? JSON.parse(stored) : EMPTY;
  } catch (error) {
    console.error('The stored text is not valid JSON', error);
    return EMPTY;
  }
}

export const storeText = (content: JSONContent): void =>
  localStorage.setItem(KEY, JSON.stringify(content));
