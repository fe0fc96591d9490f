import { type GifReference, readReference } from '@gifkit/providers';
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection';
import { $create, $getState, $setState, createState, DecoratorNode, type NodeKey } from 'lexical';
import type { ReactElement } from 'react';
import { GifInText } from './GifInText.tsx';

const referenceState = createState('reference', {
  parse: (value: unknown): GifReference | undefined => readReference(value),
});

function GifInEditor({ nodeKey, reference }: { nodeKey: NodeKey; reference: unknown }) {
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey);
  const select = () => {
    clearSelection();
    setSelected(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys select the GIF
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className="gif" data-selected={isSelected} onClick={select}>
      <GifInText reference={reference} />
    </div>
  );
}

/**
 * A block with the reference of a GIF instead of a URL. Its HTML is a figure with the alt text, so that the text
 * survives pasting anywhere.
 */
export class GifNode extends DecoratorNode<ReactElement> {
  override $config() {
    return this.config('gif', {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: referenceState }],
      importDOM: {
        figure: ({ dataset }) => {
          const reference = readReference(dataset.gif);
          if (!reference) return null;
          return { conversion: () => ({ node: $createGifNode(reference) }), priority: 1 };
        },
      },
    });
  }

  getReference(): GifReference | undefined {
    return $getState(this, referenceState);
  }

  override createDOM(): HTMLElement {
    const figure = document.createElement('figure');
    figure.ariaLabel = 'GIF';
    return figure;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM() {
    const element = document.createElement('figure');
    element.dataset.gif = JSON.stringify(this.getReference());
    element.textContent = this.getTextContent();
    return { element };
  }

  override getTextContent(): string {
    return this.getReference()?.alt ?? '';
  }

  override isInline(): false {
    return false;
  }

  override decorate(): ReactElement {
    return <GifInEditor nodeKey={this.getKey()} reference={this.getReference()} />;
  }
}

export const $createGifNode = (reference: GifReference): GifNode =>
  $setState($create(GifNode), referenceState, reference);
