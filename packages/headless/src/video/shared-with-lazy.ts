// A constant of its own, because esbuild's code splitting loads the source of a re-export with every import from the
// index if a lazy-loaded file uses it as well.

import { CaptionsButton as SharedCaptionsButton } from '../captions/CaptionsButton.tsx';

/**
 * Button that opens a menu with caption languages and the transcript. Renders nothing for a clip without captions.
 * `data-on` is set while captions show. The opened parts have `data-captions` with the value `menu`, `transcript` or
 * `message`.
 */
export const CaptionsButton = SharedCaptionsButton;
