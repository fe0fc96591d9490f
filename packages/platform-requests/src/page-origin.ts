/** The origin of the page that runs this; empty where there is none, or an opaque one. */
export const pageOrigin = (): string => {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return origin === 'null' ? '' : origin;
};
