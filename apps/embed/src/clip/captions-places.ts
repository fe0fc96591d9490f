/** Where the captions of a clip, which is lazy-loaded, have their button, and what opens over the player. */
export interface CaptionsPlaces {
  button: HTMLElement | null;
  popups: HTMLElement | null;
}
