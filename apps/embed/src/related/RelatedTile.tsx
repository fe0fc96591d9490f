import { useLabels } from '@gifkit/headless';
import type { GifListItemData } from '@gifkit/headless/list';
import * as GifList from '@gifkit/headless/list';
import * as Tile from '@gifkit/headless/tile';
import type { IGif } from '@gifkit/model';
import { tileClasses } from '@gifkit/react-components';
import { memo } from 'react';
import { track } from '../tracking/track.ts';
import { PauseIcon, PlayIcon } from '../ui/icons.tsx';

interface RelatedTileProps {
  item: GifListItemData;
  onVisible?: ((gif: IGif) => void) | undefined;
}

const countClick = () => track('click', 'related GIF');

export const RelatedTile = memo(function RelatedTile({ item, onVisible }: RelatedTileProps) {
  const labels = useLabels();
  return (
    <GifList.Item item={item}>
      <Tile.Root
        {...item.tile}
        className="giphy-gif"
        classNames={tileClasses(item.gif)}
        media="auto"
        onGifVisible={onVisible}
        onGifClick={countClick}
      >
        {(content) => (
          <>
            {content}
            <Tile.PlayButton
              className="related-play"
              render={(props, { isPaused, isFlashing }) => (
                <button {...props}>
                  {isPaused ? <PlayIcon /> : <PauseIcon />}
                  {isFlashing && <span>{labels.flashing}</span>}
                </button>
              )}
            />
          </>
        )}
      </Tile.Root>
    </GifList.Item>
  );
});
