import type { JSONContent } from '@tiptap/core';
import { renderToReactElement } from '@tiptap/static-renderer/pm/react';
import { extensions, GifInText } from './gif-node.tsx';

/** Renders the text for readers, without an editor. */
export const TextView = ({ content }: { content: JSONContent }) =>
  renderToReactElement({
    content,
    extensions,
    options: {
      nodeMapping: {
        gif: ({ node }) => (
          <figure aria-label="GIF">
            <GifInText reference={node.attrs.reference} />
          </figure>
        ),
      },
    },
  });
