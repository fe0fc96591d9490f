import { CaptionsButton as PlainButton } from '@gifkit/headless/internal/captions/CaptionsButton.tsx';
import { useVideoParts } from '@gifkit/headless/internal/video/video-context.ts';
import type { Captions } from '@gifkit/headless/video';
import { styled } from 'styled-components';
import { focusOutline } from '../shared/focus-ring.ts';
import { font } from '../shared/tokens.ts';
import { CaptionsIcon } from './CaptionsIcon.tsx';
import { captionsCss } from './captions-css.ts';

const Popup = styled.div`
  ${captionsCss}
  font: 15px/1.3 ${font('interface, helvetica, arial, sans-serif')};

  button:focus-visible {
    ${focusOutline(-3)}
  }
`;

export interface CaptionsButtonProps {
  captions: Captions;
  /** Video in which the transcript seeks; null before it is mounted. */
  video: HTMLVideoElement | null | undefined;
  className?: string | undefined;
  /** Positioned container of the menu and the transcript. @default the button's positioned ancestor */
  container?: Element | null | undefined;
}

export const CaptionsButton = (props: CaptionsButtonProps) => (
  <PlainButton
    {...props}
    render={(button, { isOn }) => (
      <button {...button}>
        <CaptionsIcon isOn={isOn} />
      </button>
    )}
    renderMessage={<Popup as="p" />}
    renderMenu={<Popup />}
    renderTranscript={<Popup as="section" />}
  />
);

export function VideoCaptionsButton() {
  const { captions, video } = useVideoParts();
  return <CaptionsButton captions={captions} video={video.current} />;
}
