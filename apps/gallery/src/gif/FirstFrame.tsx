import { getAltText, type IGif } from '@gifkit/model';
import type { FirstFrame as Frame } from './first-frame.ts';

export interface FirstFrameProps {
  gif: IGif;
  frame: Frame;
  /** The GIF that is to cover it is there, and has the name. */
  isBelow: boolean;
}

/**
 * The first frame of a GIF, which is shown before any script has run. Where scripts are switched off, the GIF
 * itself.
 */
export function FirstFrame({ gif, frame, isBelow }: FirstFrameProps) {
  const alt = getAltText(gif);
  return (
    <>
      <img
        className="first-frame"
        src={frame.still}
        alt={isBelow ? '' : alt}
        fetchPriority="high"
      />
      {!isBelow && (
        <noscript>
          <picture>
            <source media="(prefers-reduced-motion: reduce)" srcSet={frame.still} />
            <img className="first-frame" src={frame.moving} alt={alt} />
          </picture>
        </noscript>
      )}
    </>
  );
}
