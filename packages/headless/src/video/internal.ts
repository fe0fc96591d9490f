// For other packages of this project only: these exports may change with any version.
export type { CaptionsPopups } from '../captions/CaptionsButton.tsx';
export { CaptionsMenu, type CaptionsMenuProps } from '../captions/CaptionsMenu.tsx';
export { Transcript, type TranscriptProps } from '../captions/Transcript.tsx';
