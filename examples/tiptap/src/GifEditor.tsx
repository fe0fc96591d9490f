import { GifPicker } from '@gifkit/react-components/picker/lazy';
import { EditorContent, type JSONContent, useEditor, useEditorState } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { extensions, provider } from './gif-node.tsx';
import { insertGif, lineBefore, readSlashCommand } from './insert-gif.ts';

interface GifEditorProps {
  content: JSONContent;
  onChange: (content: JSONContent) => void;
}

/** A text editor with GIFs, inserted by the button or by `/gif` and Enter. */
export function GifEditor({ content, onChange }: GifEditorProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** Initial search of the picker; undefined while it is closed. */
  const [term, setTerm] = useState<string>();

  const editor = useEditor({
    extensions,
    content,
    onUpdate: (update) => onChange(update.editor.getJSON()),
    editorProps: {
      attributes: { 'aria-label': 'Text', 'aria-multiline': 'true' },
      handleKeyDown: ({ state }, { key, shiftKey }) => {
        const wanted =
          key === 'Enter' && !shiftKey ? readSlashCommand(lineBefore(state)) : undefined;
        if (wanted !== undefined) setTerm(wanted);
        return wanted !== undefined;
      },
    },
  });
  const selected: string | undefined = useEditorState({
    editor,
    selector: () => editor.getAttributes('gif').reference?.alt,
  });
  // The picker returned focus to the editor, but browsers would move the caret to the start.
  useLayoutEffect(() => {
    if (term === undefined && editor.view.hasFocus()) editor.view.focus();
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
          editor.view.focus();
          setTerm(readSlashCommand(lineBefore(editor.state)) ?? '');
        }}
      >
        GIF
      </button>
      <EditorContent editor={editor} />
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
        onSelect={(_gif, { reference }) => insertGif(editor, reference)}
      />
    </>
  );
}
