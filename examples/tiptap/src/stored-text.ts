import type { JSONContent } from '@tiptap/core';

const KEY = 'gifkit-example-tiptap';
const EMPTY: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The text as it was left in this browser. */
export function readText(): JSONContent {
  const stored = localStorage.getItem(KEY);
  try {
    return stored ? JSON.parse(stored) : EMPTY;
  } catch (error) {
    console.error('The stored text is no JSON', error);
    return EMPTY;
  }
}

export const storeText = (content: JSONContent): void =>
  localStorage.setItem(KEY, JSON.stringify(content));
