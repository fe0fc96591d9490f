/** Prefix of ids and class names, which no other root, and no other copy of this package, has. */
export const PREFIX = `gifkit-${Math.random().toString(36).slice(2, 8)}-`;
