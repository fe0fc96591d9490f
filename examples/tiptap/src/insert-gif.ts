import type { GifReference } from '@gifkit/providers';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';

/** What `/gif` at the start of a line searches for, '' for what is trending; undefined where it is not there. */
export const readSlashCommand = (line: string): string | undefined =>
  /^\/gif(?:\s+(?<term>.*))?$/.test(line) ? line.slice('/gif'.length).trim() : undefined;

/** What is written in the caret's line, up to the caret. */
export function lineBefore({ selection: { $from } }: EditorState): string {
  return $from.parent.textBetween(0, $from.parentOffset, '\n', '\n');
}

/**
 * Puts a GIF in place of what is selected, and of a slash command before it, with the caret below. One undo brings
 * these back.
 */
export function insertGif(editor: Editor, reference: GifReference): void {
  editor.commands.command(({ tr, state }) => {
    closeHistory(tr);
    const { $from, to } = state.selection;
    if (readSlashCommand(lineBefore(state)) !== undefined) tr.delete($from.start(), to);
    const gif = state.schema.node('gif', { reference });
    tr.replaceSelectionWith(gif);
    const { selection } = tr;
    // No text follows, so that the GIF or the one after it is selected: what is typed now would replace it.
    if (selection instanceof NodeSelection) {
      const below = selection.node === gif ? selection.to : selection.from;
      tr.insert(below, state.schema.node('paragraph'));
      tr.setSelection(TextSelection.create(tr.doc, below + 1));
    }
    return true;
  });
}
