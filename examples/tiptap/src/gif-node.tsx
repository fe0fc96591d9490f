import { type GifProvider, type GifReference, giphy, readReference } from '@gifkit/providers';
import { GifMessage } from '@gifkit/react-components';
import { Node } from '@tiptap/core';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
export const provider = giphy('your api key', { baseUrl: 'http://localhost:4002/v1' });

/** Provider of a GIF; undefined for a GIF of an unknown service, as in documents from elsewhere. */
const providerOf = (reference: GifReference): GifProvider | undefined =>
  reference.provider === provider.name ? provider : undefined;

/** A GIF in the text, with or without an editor. Loads it by its reference, so URLs may change. */
export function GifInText({ reference: stored }: { reference: unknown }) {
  const reference = readReference(stored);
  if (!reference) return <p>This GIF cannot be read.</p>;
  return <GifMessage reference={reference} provider={providerOf(reference)} width={320} />;
}

const GifInEditor = ({ node }: NodeViewProps) => (
  <NodeViewWrapper as="figure" aria-label="GIF">
    <GifInText reference={node.attrs.reference} />
  </NodeViewWrapper>
);

/**
 * A block with the reference of a GIF instead of a URL. Its HTML is a figure with the alt text, so that the text
 * survives pasting anywhere.
 */
const GifNode = Node.create({
  name: 'gif',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    reference: {
      default: null,
      parseHTML: ({ dataset }) => readReference(dataset.gif),
      renderHTML: ({ reference }) => ({ 'data-gif': JSON.stringify(reference) }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-gif]',
      getAttrs: ({ dataset }) => (readReference(dataset.gif) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes, node }) => [
    'figure',
    HTMLAttributes,
    (node.attrs.reference as GifReference).alt,
  ],
  addNodeView: () => ReactNodeViewRenderer(GifInEditor),
});

/** Extensions for the editor and for rendering. */
export const extensions = [StarterKit, GifNode];
