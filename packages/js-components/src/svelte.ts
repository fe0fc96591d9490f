/** Types of the elements in Svelte's markup: `import type {} from '@gifkit/js-components/svelte'`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { GifkitElements } from './define.ts';
import type { TagProps } from './tags.ts';

type Tags = {
  [Name in keyof GifkitElements]: TagProps<Name> &
    Omit<HTMLAttributes<GifkitElements[Name]>, keyof TagProps<Name>>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
