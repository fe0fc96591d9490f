import { useVideoParts } from '@gifkit/headless/internal/video/video-context.ts';
import { type Captions, CaptionsButton as PlainButton } from '@gifkit/headless/video';
import { CaptionsIcon } from './CaptionsIcon.tsx';
import { MenuBox, Message, Panel } from './captions-parts.ts';

export interface CaptionsButtonProps {
  captions: Captions;
  /** The video in which the transcript seeks; null before it is mounted. */
  video: HTMLVideoElement | null | undefined;
  className?: string | undefined;
  /**
   * The positioned element that holds the menu and the transcript. @default the positioned element around the
   * button
   */
  container?: Element | null | undefined;
}

/**
 * A button that opens the languages of a clip's captions, and its transcript; renders nothing for a clip
 * without captions.
 */
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
