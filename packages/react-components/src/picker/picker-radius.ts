/** px; of the picker's own corners. */
export const PICKER_RADIUS = 14;

/**
 * The radius of a part, in proportion to that of the picker: what rounds the frame rounds everything in it.
 *
 * @param px in a picker with the radius of its own.
 */
export const pickerRadius = (px: number): string =>
  `calc(var(--_radius) * ${px} / ${PICKER_RADIUS})`;
