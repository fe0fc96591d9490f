import type { CaptionsButtonOptions } from '@gifkit/headless/video';
import { CaptionsIcon } from './CaptionsIcon.tsx';
import { CaptionsMessage } from './CaptionsMessage.ts';

/** How the button of captions looks, and what it opens. */
export const CAPTIONS_LOOKS: CaptionsButtonOptions = {
  render: (props, { isOn }) => (
    <button {...props}>
      <CaptionsIcon isOn={isOn} />
    </button>
  ),
  renderMessage: <CaptionsMessage />,
  load: () => import('./captions-popups.tsx'),
};
