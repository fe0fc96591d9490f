import type { GifReference } from '@gifkit/providers';
import { $insertNodeToNearestRoot } from '@lexical/utils';
import { $getSelection, $isRangeSelection, $isTextNode } from 'lexical';
import { $createGifNode } from './gif-node.tsx';

/** Search term of `/gif` at the start of a line, '' for trending GIFs; undefined without the command. */
export const readSlashCommand = (line: string): string | undefined =>
  /^\/gif(?:\s+(?<term>.*))?$/.test(line) ? line.slice('/gif'.length).trim() : undefined;

/** Text of the current line before the caret. */
export function $lineBefore(): string {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return '';
  const { offset } = selection.anchor;
  const node = selection.anchor.getNode();
  const [before, here] = $isTextNode(node)
    ? [node.getPreviousSiblings(), node.getTextContent().slice(0, offset)]
    : [node.getChildren().slice(0, offset), ''];
  return before.map((sibling) => sibling.getTextContent()).join('') + here;
}

/** Replaces the selection, or a slash command before it, with a GIF and puts the caret below. */
export function $insertGif(reference: GifReference): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) {
    if (readSlashCommand($lineBefore()) !== undefined) {
      const line = selection.anchor.getNode().getTopLevelElementOrThrow();
      selection.anchor.set(line.getKey(), 0, 'element');
    }
    if (!selection.isCollapsed()) selection.removeText();
  }
  $insertNodeToNearestRoot($createGifNode(reference));
}
