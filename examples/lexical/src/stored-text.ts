import type { SerializedEditorState } from 'lexical';

const KEY = 'gifkit-example-lexical';

/** Text stored in this browser; undefined if there is none. */
export function readText(): SerializedEditorState | undefined {
  const stored = localStorage.getItem(KEY);
  try {
    return stored ? JSON.parse(stored) : undefined;
  } catch (error) {
    console.error('The stored text is not valid JSON', error);
    return undefined;
  }
}

export const storeText = (content: SerializedEditorState): void =>
  localStorage.setItem(KEY, JSON.stringify(content));
