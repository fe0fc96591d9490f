import type { GifPicker } from '@gifkit/react-components/picker';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  HISTORY_PUSH_TAG,
  KEY_ENTER_COMMAND,
  mergeRegister,
} from 'lexical';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GifNode } from './gif-node.tsx';
import { $insertGif, $lineBefore, readSlashCommand } from './insert-gif.ts';
import { provider } from './service.ts';

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
  const [Picker, setPicker] = useState<typeof GifPicker>();
  const [hasFailed, setFailed] = useState(false);
  const [selected, setSelected] = useState<string>();
  /** Initial search of the picker; undefined while it is closed. */
  const [term, setTerm] = useState<string>();

  async function openPicker(wanted: string) {
    try {
      // Lazy-loaded on first use.
      const { GifPicker } = await import('@gifkit/react-components/picker');
      setPicker(() => GifPicker);
      setTerm(wanted);
      setFailed(false);
    } catch (error) {
      console.error('The picker could not be loaded', error);
      setFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies(openPicker): it only sets state
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
            openPicker(wanted);
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(
          CLICK_COMMAND,
          ({ target }) => {
            const node = $getNearestNodeFromDOMNode(target as Node);
            if (!(node instanceof GifNode)) return false;
            const selection = $createNodeSelection();
            selection.add(node.getKey());
            $setSelection(selection);
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
          editor.focus(() => openPicker(editor.read(() => readSlashCommand($lineBefore())) ?? ''));
        }}
      >
        GIF
      </button>
      <p role="status">
        {selected !== undefined && `GIF selected: ${selected}. Delete removes it.`}
      </p>
      {hasFailed && <p role="alert">The picker could not be loaded. Please try again.</p>}
      {Picker && (
        <Picker
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
      )}
    </>
  );
}
