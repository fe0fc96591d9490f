/** Whether the browser says that it runs on a phone or a tablet. */
export const isMobile = (): boolean =>
  typeof navigator !== 'undefined' &&
  /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent ?? '');
