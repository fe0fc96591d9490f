import type { SerializedEditorState } from 'lexical';

const KEY = 'gifkit-example-lexical';

/** The text as it was left in this browser; undefined while there is none. */
export function readText(): SerializedEditorState | undefined {
  const stored = localStorage.getItem(KEY);
  try {
    return stored ? JSON.parse(stored) : undefined;
  } catch (error) {
    console.error('The stored text is no JSON', error);
    return undefined;
  }
}

export const storeText = (content: SerializedEditorState): void =>
  localStorage.setItem(KEY, JSON.stringify(content));
