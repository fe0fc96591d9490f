/** A text with its layout, centred on 0, 0. */
export interface Lettering {
  /** px, with space for outline and motion. */
  width: number;
  /** px */
  height: number;
  /** Font size in px. */
  size: number;
  /** `y` is that of a line's middle, in px. */
  lines: readonly { text: string; y: number }[];
}
