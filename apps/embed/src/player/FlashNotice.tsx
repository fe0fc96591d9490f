import { useEmbedLabels } from '../ui/labels.tsx';

/** Id of the notice, which describes the button that plays the GIF. */
export const FLASH_NOTICE_ID = 'flash-notice';

/** Warns of a GIF that flashes, for as long as it rests. */
export const FlashNotice = () => (
  <p id={FLASH_NOTICE_ID} className="flash-notice">
    {useEmbedLabels().flashing}
  </p>
);
