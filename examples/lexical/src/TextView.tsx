import {
  IS_BOLD,
  IS_ITALIC,
  IS_UNDERLINE,
  type SerializedEditorState,
  type SerializedElementNode,
  type SerializedLexicalNode,
  type SerializedTextNode,
} from 'lexical';
import type { ReactNode } from 'react';
import { GifInText } from './GifInText.tsx';

const FORMATS = [
  [IS_BOLD, 'strong'],
  [IS_ITALIC, 'em'],
  [IS_UNDERLINE, 'u'],
] as const;

const renderText = ({ text, format }: SerializedTextNode): ReactNode =>
  FORMATS.reduce<ReactNode>(
    (inner, [bit, Format]) => (format & bit ? <Format>{inner}</Format> : inner),
    text,
  );

function renderNode(node: SerializedLexicalNode, index: number): ReactNode {
  switch (node.type) {
    case 'text':
      return <span key={index}>{renderText(node as SerializedTextNode)}</span>;
    case 'linebreak':
      return <br key={index} />;
    case 'gif':
      return (
        <figure key={index} aria-label="GIF">
          <GifInText reference={'reference' in node ? node.reference : undefined} />
        </figure>
      );
    default:
      return <p key={index}>{(node as SerializedElementNode).children?.map(renderNode)}</p>;
  }
}

/** Renders the text for readers, without an editor. */
export const TextView = ({ content }: { content: SerializedEditorState | undefined }) =>
  content?.root.children.map(renderNode);
