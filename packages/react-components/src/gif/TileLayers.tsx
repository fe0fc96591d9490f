import { AttributionOverlay } from '../attribution/AttributionOverlay.tsx';
import type { GifOverlayProps } from './gif-props.ts';
import { PlayButton } from './PlayButton.tsx';

interface TileLayersProps extends Pick<GifOverlayProps, 'gif' | 'isHovered'> {
  /** px; size of the tile. */
  width: number;
  height: number;
  hasAttribution: boolean;
  hasControl: boolean;
}

/** Layers over a picture that few GIFs show, in one file. */
export const TileLayers = ({ hasAttribution, hasControl, ...tile }: TileLayersProps) => (
  <>
    {hasAttribution && <AttributionOverlay gif={tile.gif} isHovered={tile.isHovered} />}
    {hasControl && <PlayButton width={tile.width} height={tile.height} />}
  </>
);
