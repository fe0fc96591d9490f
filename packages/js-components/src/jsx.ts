/** Types of the elements in React's JSX: `import type {} from '@gifkit/js-components/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { GifkitElements } from './define.ts';
import type { TagProps } from './tags.ts';

type PropsOf<Name extends keyof GifkitElements> = TagProps<Name> &
  DetailedHTMLProps<
    Omit<HTMLAttributes<GifkitElements[Name]>, keyof TagProps<Name>>,
    GifkitElements[Name]
  >;

type Tags = { [Name in keyof GifkitElements]: PropsOf<Name> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
