/** px; corner radius of the picker. */
export const PICKER_RADIUS = 14;

/** Corner radius of a part, in proportion to the picker's. @param px at the default radius. */
export const pickerRadius = (px: number): string =>
  `calc(var(--_radius) * ${px} / ${PICKER_RADIUS})`;
