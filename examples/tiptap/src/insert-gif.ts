import type { GifReference } from '@gifkit/providers';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';

/** Search term of `/gif` at the start of a line, '' for trending GIFs; undefined without the command. */
export const readSlashCommand = (line: string): string | undefined =>
  /^\/gif(?:\s+(?<term>.*))?$/.test(line) ? line.slice('/gif'.length).trim() : undefined;

/** Text of the current line before the caret. */
export function lineBefore({ selection: { $from } }: EditorState): string {
  return $from.parent.textBetween(0, $from.parentOffset, '\n', '\n');
}

/**
 * Replaces the selection, or a slash command before it, with a GIF and puts the caret below. One undo restores the
 * text.
 */
export function insertGif(editor: Editor, reference: GifReference): void {
  editor.commands.command(({ tr, state }) => {
    closeHistory(tr);
    const { $from, to } = state.selection;
    if (readSlashCommand(lineBefore(state)) !== undefined) tr.delete($from.start(), to);
    const gif = state.schema.node('gif', { reference });
    tr.replaceSelectionWith(gif);
    const { selection } = tr;
    // Without text below, the GIF or the next one would be selected, and typing would replace it.
    if (selection instanceof NodeSelection) {
      const below = selection.node === gif ? selection.to : selection.from;
      tr.insert(below, state.schema.node('paragraph'));
      tr.setSelection(TextSelection.create(tr.doc, below + 1));
    }
    return true;
  });
}
