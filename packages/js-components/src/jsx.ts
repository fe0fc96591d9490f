/** Types of the elements in the JSX of React: `import type {} from '@gifkit/js-components/jsx'`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { GifkitElements } from './define.ts';

type PropsOf<Element> = Partial<Omit<Element, keyof HTMLElement>> &
  DetailedHTMLProps<HTMLAttributes<Element>, Element>;

type Tags = { [Name in keyof GifkitElements]: PropsOf<GifkitElements[Name]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
