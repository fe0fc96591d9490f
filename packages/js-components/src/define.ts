import {
  GifkitCarouselElement,
  GifkitGifElement,
  GifkitGridElement,
  GifkitPickerElement,
  GifkitSearchElement,
  GifkitVideoElement,
} from './elements/elements.tsx';

const ELEMENTS = {
  'gifkit-carousel': GifkitCarouselElement,
  'gifkit-gif': GifkitGifElement,
  'gifkit-grid': GifkitGridElement,
  'gifkit-picker': GifkitPickerElement,
  'gifkit-search': GifkitSearchElement,
  'gifkit-video': GifkitVideoElement,
};

/** Defines all elements. Those that the page has already, from another copy, stay. On a server it does nothing. */
export function defineElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, element] of Object.entries(ELEMENTS)) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
}

/** The elements by their tags. Their properties are the props of the components. */
export type GifkitElements = {
  [Name in keyof typeof ELEMENTS]: InstanceType<(typeof ELEMENTS)[Name]>;
};

declare global {
  interface HTMLElementTagNameMap extends GifkitElements {}
}
