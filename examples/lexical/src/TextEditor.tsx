import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import type { SerializedEditorState } from 'lexical';
import { GifPlugin } from './GifPlugin.tsx';
import { GifNode } from './gif-node.tsx';

export interface TextEditorProps {
  /** Default: an empty text. */
  content: SerializedEditorState | undefined;
  onChange: (content: SerializedEditorState) => void;
}

export const TextEditor = ({ content, onChange }: TextEditorProps) => (
  <LexicalComposer
    initialConfig={{
      namespace: 'gifkit-example',
      nodes: [GifNode],
      ...(content && { editorState: JSON.stringify(content) }),
      onError: (error) => console.error(error),
    }}
  >
    <RichTextPlugin
      contentEditable={<ContentEditable className="text" aria-label="Text" aria-multiline="true" />}
      ErrorBoundary={LexicalErrorBoundary}
    />
    <HistoryPlugin />
    <OnChangePlugin ignoreSelectionChange onChange={(state) => onChange(state.toJSON())} />
    <GifPlugin />
  </LexicalComposer>
);
