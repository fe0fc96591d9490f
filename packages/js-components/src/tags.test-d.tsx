import type { ComponentProps } from 'react';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
import './define.ts';
import type {} from './jsx.ts';
import type {} from './svelte.ts';
import type {} from './vue.ts';

type VueProps<Name extends keyof GlobalComponents> = GlobalComponents[Name] extends new () => {
  $props: infer Props;
}
  ? Props
  : never;

export const react: ComponentProps<'gifkit-picker'> = {
  anchor: 'gif',
  open: true,
  className: 'mine',
  onselect: ({ detail }) => console.log(detail.alt, detail.rendition.url),
};
export const markup = <gifkit-grid api-key="key" columns={{ 0: 2, 600: 3 }} />;

export const svelte: SvelteHTMLElements['gifkit-grid'] = {
  'api-key': 'key',
  'percent-width': '50%',
  gutter: '3',
  columns: 3,
  class: 'mine',
  ongifclick: ({ detail }) => console.log(detail.gif.id),
};

export const vue: VueProps<'gifkit-picker'> = {
  open: true,
  class: 'mine',
  onOpenchange: ({ detail }) => console.log(detail.open === true),
  onSelect: ({ detail }) => console.log(detail.alt),
};

document
  .createElement('gifkit-picker')
  .addEventListener('select', ({ detail }) => console.log(detail.alt));

// @ts-expect-error A date is not a number.
export const reactWrong = <gifkit-grid columns={new Date()} />;
// @ts-expect-error Frameworks listen to an event with this name, which is never dispatched.
export const neverCalled = <gifkit-grid onGifClick={() => {}} />;
// @ts-expect-error A number is not a GIF.
export const svelteWrong: SvelteHTMLElements['gifkit-gif'] = { gif: 3 };
// @ts-expect-error No such event.
export const vueWrong: VueProps<'gifkit-picker'> = { onGifClicked: () => {} };
