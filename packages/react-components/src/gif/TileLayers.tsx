import type * as Tile from '@gifkit/headless/tile';
import { AttributionOverlay } from '../attribution/AttributionOverlay.tsx';
import { PlayButton } from './PlayButton.tsx';

interface TileLayersProps extends Pick<Tile.RootState, 'gif' | 'width' | 'height' | 'isHovered'> {
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
