/** Types of the elements in Vue's templates: `import type {} from '@gifkit/js-components/vue'`. */
import type { HTMLAttributes } from 'vue';
import type { GifkitElementEvents, GifkitElements } from './define.ts';
import type { TagProps } from './tags.ts';

/** Vue calls the handler of `@openchange` `onOpenchange`. */
type Handlers<Name extends keyof GifkitElements> = {
  [Type in keyof GifkitElementEvents[Name] & string as `on${Capitalize<Type>}`]?: (
    event: GifkitElementEvents[Name][Type],
  ) => void;
};

type PropsOf<Name extends keyof GifkitElements> = TagProps<Name> &
  Handlers<Name> &
  Omit<HTMLAttributes, keyof TagProps<Name> | keyof Handlers<Name>>;

type Tags = { [Name in keyof GifkitElements]: new () => { $props: PropsOf<Name> } };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
