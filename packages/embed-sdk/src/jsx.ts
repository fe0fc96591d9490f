/** JSX types of `<gifkit-embed>` for React: `import type {} from '@gifkit/embed-sdk/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EmbedEvents } from './host/embed.ts';
import type { GifkitEmbedElement } from './markup/GifkitEmbedElement.ts';
import type { EMBED_OPTIONS } from './options/embed-options.ts';
import type { EmbedOption, ValueOf } from './options/fragment-options.ts';

type Options = Omit<typeof EMBED_OPTIONS, 'id' | 'params'>;

type KebabCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${KebabCase<Tail>}`
  : Name;

/** A flag that is on by default takes texts only, because React omits attributes that are `false`. */
type AttributeOf<Option extends EmbedOption> = Option extends { type: 'flag' }
  ? 'true' | 'false' | (Option extends { default: true } ? never : boolean)
  : ValueOf<Option> extends string
    ? ValueOf<Option>
    : number | string;

type OptionAttributes = {
  [Name in keyof Options as KebabCase<Name>]?: AttributeOf<Options[Name]> | undefined;
};

/** Attributes of `<gifkit-embed>` for JSX; see the options of `createEmbed` for their meaning. */
export interface EmbedAttributes extends OptionAttributes {
  /** Id of the GIF, sticker or clip. */
  gif?: string | undefined;
}

/** Events of `<gifkit-embed>`, with their data in `detail`. */
type EmbedElementEvents = {
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
