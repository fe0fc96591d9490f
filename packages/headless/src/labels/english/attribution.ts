import type { Labels } from '../labels.ts';

/** Who uploaded a GIF. */
export const attributionEnglish = {
  by: (name, isVerified) => `By ${name}${isVerified ? ', verified' : ''}`,
  verified: 'Verified',
  inNewTab: (name) => `${name} (opens in a new tab)`,
} satisfies Partial<Labels>;
