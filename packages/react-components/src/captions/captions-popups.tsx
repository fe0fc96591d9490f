import {
  CaptionsMenu,
  type CaptionsMenuProps,
} from '@gifkit/headless/internal/captions/CaptionsMenu.tsx';
import {
  Transcript as PlainTranscript,
  type TranscriptProps,
} from '@gifkit/headless/internal/captions/Transcript.tsx';
import { MenuBox, Panel } from './captions-parts.ts';

/** The languages of a clip's captions, and its transcript. */
export const Menu = (props: CaptionsMenuProps) => <CaptionsMenu {...props} render={<MenuBox />} />;

/** What is said and heard in a clip, line by line. */
export const Transcript = (props: TranscriptProps) => (
  <PlainTranscript {...props} render={<Panel />} />
);
