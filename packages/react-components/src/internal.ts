// For other packages of this project only: these exports may change with any version.

export {
  type FocusPlace,
  focusAnyway,
  focusFirst,
  REDUCED_MOTION,
  useKeptFocus,
  useLatest,
} from '@gifkit/headless/internal';
export { DefaultAvatar } from './attribution/DefaultAvatar.tsx';
export { ATTRIBUTION_AVATAR_SIZE, VERIFIED_BADGE_SIZE } from './constants.ts';
