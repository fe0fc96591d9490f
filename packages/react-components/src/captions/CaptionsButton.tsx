import { useVideoParts } from '@gifkit/headless/internal/video/video-context.ts';
import { type Captions, CaptionsButton as PlainButton } from '@gifkit/headless/video';
import { CaptionsIcon } from './CaptionsIcon.tsx';
import { MenuBox, Message, Panel } from './captions-parts.ts';

export interface CaptionsButtonProps {
  captions: Captions;
  /** Video in which the transcript seeks; null before it is mounted. */
  video: HTMLVideoElement | null | undefined;
  className?: string | undefined;
  /** Positioned container of the menu and the transcript. @default the button's positioned ancestor */
  container?: Element | null | undefined;
}

/** Button with a menu of caption languages and the transcript. Renders nothing for a clip without captions. */
export const CaptionsButton = (props: CaptionsButtonProps) => (
  <PlainButton
    {...props}
    render={(button, { isOn }) => (
      <button {...button}>
        <CaptionsIcon isOn={isOn} />
      </button>
    )}
    renderMessage={<Message />}
    renderMenu={<MenuBox />}
    renderTranscript={<Panel />}
  />
);

export function VideoCaptionsButton() {
  const { captions, video } = useVideoParts();
  return <CaptionsButton captions={captions} video={video.current} />;
}
