import type { ReactNode } from 'react';

const icon = (shape: ReactNode) =>
  function Icon() {
    return (
      <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
        {shape}
      </svg>
    );
  };

export const PlayIcon = icon(
  <path d="M6 3.6v12.8a.8.8 0 0 0 1.2.7l10.3-6.4a.8.8 0 0 0 0-1.4L7.2 2.9a.8.8 0 0 0-1.2.7z" />,
);
export const PauseIcon = icon(
  <>
    <rect x="4.5" y="3" width="4" height="14" rx="1" />
    <rect x="11.5" y="3" width="4" height="14" rx="1" />
  </>,
);
export const ArrowIcon = icon(
  <path d="M11.4 4.3 17.1 10l-5.7 5.7-1.4-1.4 3.3-3.3H3V9h10.3L10 5.7z" />,
);
export const ShareIcon = icon(
  <path d="m11 2 7 6-7 6v-3.6C6.6 10.400 4 12 2 16c.4-6 3.600-9.400 9-10z" />,
);
