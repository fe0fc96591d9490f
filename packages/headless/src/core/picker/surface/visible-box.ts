import type { Box } from './place-popover.ts';

/** The visible part of the page, without an on-screen keyboard. */
export function visibleBox({
  visualViewport,
  innerWidth,
  innerHeight,
}: Pick<Window, 'visualViewport' | 'innerWidth' | 'innerHeight'>): Box {
  if (!visualViewport) return { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const { offsetLeft: left, offsetTop: top, width, height } = visualViewport;
  return { left, top, width, height };
}
