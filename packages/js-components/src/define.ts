import {
  type CarouselElementProps,
  type GifElementProps,
  GifkitCarouselElement,
  GifkitGifElement,
  GifkitGridElement,
  GifkitPickerElement,
  GifkitSearchElement,
  GifkitVideoElement,
  type GridElementProps,
  type PickerElementProps,
  type SearchElementProps,
  type VideoElementProps,
} from './elements/elements.tsx';

/** The elements by their tags. Their properties are the props of the components. */
export interface GifkitElements {
  'gifkit-carousel': HTMLElement & CarouselElementProps;
  'gifkit-gif': HTMLElement & GifElementProps;
  'gifkit-grid': HTMLElement & GridElementProps;
  'gifkit-picker': HTMLElement & PickerElementProps;
  'gifkit-search': HTMLElement & SearchElementProps;
  'gifkit-video': HTMLElement & VideoElementProps;
}

const ELEMENTS: { [Name in keyof GifkitElements]: new () => GifkitElements[Name] } = {
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

declare global {
  interface HTMLElementTagNameMap extends GifkitElements {}
}
