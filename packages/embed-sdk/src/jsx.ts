/** JSX types of `<gifkit-embed>` for React: `import type {} from '@gifkit/embed-sdk/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EmbedEvents } from './host/embed.ts';
import type { GifkitEmbedElement } from './markup/GifkitEmbedElement.ts';

/** Attributes of `<gifkit-embed>` for JSX; see the options of `createEmbed` for their meaning. */
export interface EmbedAttributes {
  /** Id of the GIF, sticker or clip. */
  gif?: string | undefined;
  /** Origin of the embed server, such as `https://embed.example.com`. */
  origin?: string | undefined;
  view?: 'embed' | 'player' | undefined;
  theme?: 'light' | 'dark' | 'auto' | undefined;
  width?: number | string | undefined;
  height?: number | string | undefined;
  /** A number, or a ratio such as `3/2`. */
  ratio?: number | string | undefined;
  'auto-height'?: boolean | 'true' | 'false' | undefined;
  'min-height'?: number | string | undefined;
  'max-height'?: number | string | undefined;
  /** A string, because React omits attributes that are `false`. @default 'true' */
  lazy?: 'true' | 'false' | undefined;
  title?: string | undefined;
  sandbox?: string | undefined;
  /** ms. */
  timeout?: number | string | undefined;
  'api-key'?: string | undefined;
  /** A string, like `lazy`. @default 'true' */
  analytics?: 'true' | 'false' | undefined;
}

/** Events of `<gifkit-embed>`, with their data in `detail`. */
export type EmbedElementEvents = {
  [Type in keyof EmbedEvents as `on${Type}`]?:
    | ((event: CustomEvent<EmbedEvents[Type]>) => void)
    | undefined;
};

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
