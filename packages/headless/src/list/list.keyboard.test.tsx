import { describe } from 'vitest';
import { feedKeyboardCases } from '../test/feed-keyboard-cases.tsx';
import type { ListUnderTestProps } from '../test/list-under-test.tsx';
import { pickerKeyboardCases } from '../test/picker-keyboard-cases.tsx';
import * as Tile from '../tile/parts.ts';
import * as GifList from './parts.ts';

const never = () => new Promise<never>(() => {});

const OwnList = ({
  pattern,
  noLink,
  onGifClick,
  onGifKeyPress,
  overlay: Overlay,
  eagerIds: _,
  ...list
}: ListUnderTestProps) => (
  <GifList.Root fetchGifs={never} {...list}>
    <GifList.Masonry
      columns={3}
      gutter={6}
      width={612}
      pattern={pattern}
      hasTypeahead={!onGifKeyPress}
    >
      {(item) => (
        <GifList.Item item={item}>
          <Tile.Root
            {...item.tile}
            noLink={noLink}
            onGifClick={onGifClick}
            onGifKeyPress={onGifKeyPress}
          >
            <Tile.Link>
              <Tile.Picture />
            </Tile.Link>
            <Tile.PlayButton />
            {Overlay && <Overlay />}
          </Tile.Root>
        </GifList.Item>
      )}
    </GifList.Masonry>
    <GifList.Empty />
  </GifList.Root>
);

describe('a list of parts without looks', () => {
  feedKeyboardCases(OwnList);
  pickerKeyboardCases(OwnList);
});
