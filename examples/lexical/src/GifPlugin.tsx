import { GifPicker } from '@gifkit/react-components/picker/lazy';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  HISTORY_PUSH_TAG,
  KEY_ENTER_COMMAND,
  mergeRegister,
} from 'lexical';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { provider } from './GifInText.tsx';
import { GifNode } from './gif-node.tsx';
import { $insertGif, $lineBefore, readSlashCommand } from './insert-gif.ts';

/** Alt text of the selected GIF. */
function $selectedWords(): string | undefined {
  const nodes = $getSelection()?.getNodes() ?? [];
  const [node] = nodes;
  return nodes.length === 1 && node instanceof GifNode ? node.getTextContent() : undefined;
}

/** Inserts GIFs by the button, or by `/gif` and Enter. */
export function GifPlugin() {
  const [editor] = useLexicalComposerContext();
  const button = useRef<HTMLButtonElement>(null);
  const [selected, setSelected] = useState<string>();
  /** Initial search of the picker; undefined while it is closed. */
  const [term, setTerm] = useState<string>();

  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) =>
          setSelected(editorState.read($selectedWords)),
        ),
        editor.registerCommand(
          KEY_ENTER_COMMAND,
          (event) => {
            const wanted = event?.shiftKey ? undefined : readSlashCommand($lineBefore());
            if (wanted === undefined) return false;
            event?.preventDefault();
            setTerm(wanted);
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor],
  );
  // The picker returned focus to the editor, but browsers would move the caret to the start.
  useLayoutEffect(() => {
    const root = editor.getRootElement();
    if (term === undefined && root && root === document.activeElement) editor.focus();
  }, [term, editor]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={term !== undefined}
        onClick={() => {
          // Focus the editor first, because the picker returns focus there.
          editor.focus(() => setTerm(editor.read(() => readSlashCommand($lineBefore())) ?? ''));
        }}
      >
        GIF
      </button>
      <p role="status">
        {selected !== undefined && `GIF selected: ${selected}. Delete removes it.`}
      </p>
      <GifPicker
        provider={provider}
        presentation="popover"
        anchor={button}
        open={term !== undefined}
        onOpenChange={(isOpen) => !isOpen && setTerm(undefined)}
        initialTerm={term}
        editAlt
        onSelect={(_gif, { reference }) =>
          editor.update(() => $insertGif(reference), { tag: HISTORY_PUSH_TAG })
        }
      />
    </>
  );
}
