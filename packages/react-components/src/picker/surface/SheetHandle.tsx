/**
 * The handle by which a pointer pulls a sheet down. Keyboards have Escape, and everybody has the close button.
 */
export const SheetHandle = () => <div className="giphy-picker-handle" aria-hidden="true" />;
