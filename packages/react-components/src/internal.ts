// For other packages of this project only: these exports may change with any version.
export { DefaultAvatar } from './attribution/DefaultAvatar.tsx';
export { type FocusPlace, focusAnyway, focusFirst, useKeptFocus } from './shared/keep-focus.ts';
