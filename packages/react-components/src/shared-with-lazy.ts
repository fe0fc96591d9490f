// Components of the index that lazy-loaded files use as well. They are constants of their own, because esbuild's code
// splitting loads the source of each re-export with every import from the index.

import { Attribution as SharedAttribution } from './attribution/Attribution.tsx';
import { AttributionOverlay as SharedOverlay } from './attribution/AttributionOverlay.tsx';
import { VerifiedBadge as SharedBadge } from './attribution/VerifiedBadge.tsx';
import { CaptionsButton as SharedCaptionsButton } from './captions/CaptionsButton.tsx';

/**
 * Shows a GIF's uploader: avatar, name, badge. A click opens the user's page in a new tab, or calls `onClick`.
 * Renders nothing for a GIF without a user.
 */
export const Attribution = SharedAttribution;

/**
 * Attribution over a GIF. Mounts on the first hover, so that no avatar is fetched before, and stays mounted.
 * Renders nothing unless the GIF has a user who may be named.
 */
export const AttributionOverlay = SharedOverlay;

/** Badge of a verified account. A check mark of another color shows through a cutout in the seal. */
export const VerifiedBadge = SharedBadge;

/** Button with a menu of caption languages and the transcript. Renders nothing for a clip without captions. */
export const CaptionsButton = SharedCaptionsButton;
