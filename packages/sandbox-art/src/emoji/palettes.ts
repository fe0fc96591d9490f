export interface Palette {
  fill: string;
  shade: string;
  ink: string;
}

/** The default yellow, then five skin tones from light to dark. */
export const skins: readonly Palette[] = [
  { fill: '#ffc933', shade: '#f2a51d', ink: '#7a3d00' },
  { fill: '#fbdcc4', shade: '#edbb99', ink: '#7d4a2d' },
  { fill: '#e8bd96', shade: '#d19a6c', ink: '#6b3f22' },
  { fill: '#c98f5f', shade: '#ab7040', ink: '#532c14' },
  { fill: '#98602f', shade: '#7a4a22', ink: '#3a1d0a' },
  { fill: '#634026', shade: '#4a2d19', ink: '#241106' },
];

/** The default red, then five other colors. */
export const hearts: readonly Palette[] = [
  { fill: '#f8274c', shade: '#c3103f', ink: '#6d0728' },
  { fill: '#ff8a1f', shade: '#dd6305', ink: '#6e2c00' },
  { fill: '#ffcf33', shade: '#eda915', ink: '#7a4a00' },
  { fill: '#2fb757', shade: '#168a3f', ink: '#06401c' },
  { fill: '#3a7bf0', shade: '#1f55c4', ink: '#0b2563' },
  { fill: '#9a4df0', shade: '#6f2bc4', ink: '#320b66' },
];

/** The default gold, then five other colors. */
export const moods: readonly Palette[] = [
  { fill: '#ffce3a', shade: '#f5a623', ink: '#6b3a00' },
  { fill: '#ff9fb2', shade: '#f4738d', ink: '#6e1530' },
  { fill: '#9fe3a1', shade: '#66c271', ink: '#123f1e' },
  { fill: '#8fd0ff', shade: '#55a8ef', ink: '#0b2f5c' },
  { fill: '#c9a6ff', shade: '#a178ee', ink: '#301263' },
  { fill: '#ffb36b', shade: '#f5883a', ink: '#662a00' },
];
