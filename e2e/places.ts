import { SANDBOX } from './settings.ts';

declare global {
  interface Window {
    /** Tree of the components, and their scroll container. */
    place: Document | ShadowRoot;
    scroller: HTMLElement;
  }
}

/** Where the components are: in a closed shadow root, in the slot of one, or in a frame's document. */
export type Place = 'closed' | 'slotted' | 'framed';

export const placeQuery = (place: Place, part: string): URLSearchParams =>
  new URLSearchParams({ place, part, service: SANDBOX });
