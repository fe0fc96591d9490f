/** JSX types of `<gifkit-embed>` for React: `import type {} from '@gifkit/embed-sdk/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EmbedAttributes, EmbedElementEvents } from './markup/embed-attributes.ts';
import type { GifkitEmbedElement } from './markup/GifkitEmbedElement.ts';

export type { EmbedAttributes, EmbedElementEvents };

/** Props of `<gifkit-embed>` in React. */
type EmbedElementProps = EmbedAttributes &
  EmbedElementEvents &
  DetailedHTMLProps<
    Omit<HTMLAttributes<GifkitEmbedElement>, keyof EmbedAttributes>,
    GifkitEmbedElement
  >;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'gifkit-embed': EmbedElementProps;
    }
  }
}
