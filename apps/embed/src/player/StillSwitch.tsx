import { useEmbedLabels } from '../labels/embed-labels-context.ts';

/**
 * Stops the GIF without any script: its still shows in its place. The start script turns it, too, so that a
 * visitor does not wait for the client. It goes when that knows what the visitor wants.
 */
export const StillSwitch = () => (
  <input type="checkbox" className="still-switch" aria-label={useEmbedLabels().pause} />
);
