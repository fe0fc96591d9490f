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
