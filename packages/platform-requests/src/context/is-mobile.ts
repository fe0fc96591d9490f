/** Whether the user agent is that of a phone or a tablet. */
export const isMobile = (): boolean =>
  typeof navigator !== 'undefined' &&
  /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent ?? '');
