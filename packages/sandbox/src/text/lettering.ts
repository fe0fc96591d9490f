/** A text that is laid out, centred on 0, 0. */
export interface Lettering {
  /** px, with the room that outline and motion need. */
  width: number;
  /** px */
  height: number;
  /** Font size in px. */
  size: number;
  /** `y` is that of a line's middle, in px. */
  lines: readonly { text: string; y: number }[];
}
