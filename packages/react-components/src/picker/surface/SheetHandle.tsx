/** By which a sheet is pulled down. For a pointer: keys have Escape, and all have the button that closes. */
export const SheetHandle = () => <div className="giphy-picker-handle" aria-hidden="true" />;
