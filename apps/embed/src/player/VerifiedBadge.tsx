import { VERIFIED_BADGE_SIZE } from '../constants.ts';

/** A picture beside a name, which says the same in words. */
export const VerifiedBadge = () => (
  <svg
    viewBox="0 0 20 20"
    width={VERIFIED_BADGE_SIZE}
    height={VERIFIED_BADGE_SIZE}
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="10" fill="#15cdff" />
    <path d="m4.8 10.3 2.1-2.1 2.2 2.2 4.5-4.5 2.1 2.1-6.6 6.6z" fill="#121212" />
  </svg>
);
