import { MotionButton, MotionProvider, PingbackContextManager } from '@gifkit/react-components';
import type { SerializedEditorState } from 'lexical';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TextEditor } from './TextEditor.tsx';
import { TextView } from './TextView.tsx';

/** Where this browser stores the text. */
const KEY = 'gifkit-example-lexical';

function App() {
  const [content, setContent] = useState<SerializedEditorState | undefined>(
    () => JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined,
  );
  const [isEdited, setEdited] = useState(true);
  const change = (changed: SerializedEditorState) => {
    setContent(changed);
    localStorage.setItem(KEY, JSON.stringify(changed));
  };
  return (
    <>
      <h1>An editor with GIFs</h1>
      <p>Write, press the button, or type /gif, what you look for, and Enter.</p>
      <button type="button" aria-pressed={isEdited} onClick={() => setEdited(!isEdited)}>
        Edit
      </button>{' '}
      <MotionButton />
      {isEdited ? (
        <TextEditor content={content} onChange={change} />
      ) : (
        <TextView content={content} />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    {/* Sends no pingbacks for the sandbox's GIFs. */}
    <PingbackContextManager enabled={false}>
      <MotionProvider>
        <App />
      </MotionProvider>
    </PingbackContextManager>
  </StrictMode>,
);
