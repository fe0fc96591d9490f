/** px; of the picker's own corners. */
export const PICKER_RADIUS = 14;

/** The radius of a part (px at the picker's own radius), in proportion to that of the picker. */
export const pickerRadius = (px: number): string =>
  `calc(var(--_radius) * ${px} / ${PICKER_RADIUS})`;
