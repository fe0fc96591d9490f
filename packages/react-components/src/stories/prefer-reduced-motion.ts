/** Lets the browser ask for less motion while a story is shown. @returns how to end that. */
export function preferReducedMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget() as MediaQueryList, { matches: true, media: query })
      : matchMedia.call(window, query);
  return () => {
    window.matchMedia = matchMedia;
  };
}
