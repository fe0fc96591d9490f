// For other packages of this project only: these exports may change with any version.

export { useKeptFocus } from '@gifkit/headless/internal/shared/keep-focus.ts';
export { DefaultAvatar } from './attribution/DefaultAvatar.tsx';
export { VerifiedBadge } from './attribution/VerifiedBadge.tsx';
export { CaptionsIcon } from './captions/CaptionsIcon.tsx';
export { captionsCss } from './captions/captions-css.ts';
export { ATTRIBUTION_AVATAR_SIZE, VERIFIED_BADGE_SIZE } from './constants.ts';
