import type { ReactNode } from 'react';

/** px. */
export const PlayPauseSize = 25;
/** px. */
export const VolumeSize = 25;

interface IconProps {
  /** Width and height in px. @default 25 */
  size?: number | undefined;
  onClick?: (() => void) | undefined;
}

const icon = (size: number, content: ReactNode, onClick?: () => void) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" onClick={onClick}>
    {content}
  </svg>
);

const SPEAKER = 'M4 9h4l5-4v14l-5-4H4z';

export const PlayIcon = ({ size = PlayPauseSize }: Pick<IconProps, 'size'>) =>
  icon(size, <path fill="#fff" d="M7 4v16l13-8z" />);

export const PauseIcon = ({ size = PlayPauseSize }: Pick<IconProps, 'size'>) =>
  icon(size, <path fill="#fff" d="M6 4h4v16H6zM14 4h4v16h-4z" />);

export const VolumeOnIcon = ({ size = VolumeSize, onClick }: IconProps) =>
  icon(
    size,
    <>
      <path fill="#fff" d={SPEAKER} />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
      />
    </>,
    onClick,
  );

export const VolumeOffIcon = ({ size = VolumeSize, onClick }: IconProps) =>
  icon(
    size,
    <>
      <path fill="#fff" d={SPEAKER} />
      <path fill="none" stroke="#fff" strokeWidth="2" d="m16 9.5 5 5M21 9.5l-5 5" />
    </>,
    onClick,
  );

/** The "CC" icon, filled while captions show. */
export const CaptionsIcon = ({ isOn }: { isOn: boolean }) => (
  <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
    <rect
      x="2"
      y="4.5"
      width="20"
      height="15"
      rx="3"
      fill={isOn ? '#fff' : 'none'}
      stroke="#fff"
      strokeWidth="2"
    />
    <path
      fill="none"
      stroke={isOn ? '#121212' : '#fff'}
      strokeWidth="2"
      d="M10.6 10.4a2.3 2.3 0 1 0 0 3.2M17.6 10.4a2.3 2.3 0 1 0 0 3.2"
    />
  </svg>
);
