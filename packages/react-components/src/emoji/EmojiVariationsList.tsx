import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { altEnglish, emojiEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { ListStatus } from '@gifkit/headless/internal/list/ListStatus.tsx';
import { useGifPages } from '@gifkit/headless/internal/list/use-gif-pages.ts';
import { useListMotion } from '@gifkit/headless/internal/motion/motion-context.ts';
import { TileListContext } from '@gifkit/headless/internal/shared/tile-list.ts';
import { useSsrStyle } from '@gifkit/headless/internal/shared/use-ssr-style.tsx';
import { getGifWidth, type IGif } from '@gifkit/model';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_GUTTER } from '../constants.ts';
import { Gif } from '../gif/Gif.tsx';
import { splitTileProps } from '../gif/tile-props.ts';
import { LoadError } from '../paging/LoadError.tsx';
import { radius } from '../shared/tokens.ts';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { emojiName } from './emoji-name.ts';
import type { EmojiVariationsListProps } from './emoji-variations-list-props.ts';

const ENGLISH = { ...altEnglish, ...emojiEnglish };

/** Height of the divider, as a share of the emojis' height. */
const DIVIDER_HEIGHT = 0.75;

const Root = styled.div<{ $background: string }>`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  max-width: fit-content;
  overflow: hidden;
  padding: 4px 5px 5px 6px;
  border-radius: ${radius(16)};
  color: #fff;
  background: ${({ $background }) => $background};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    color: CanvasText;
  }
  .${Gif.className} {
    flex: none;
  }
`;

const Divider = styled.div<{ $color: string; $height: number; $gutter: number }>`
  flex: none;
  width: 2px;
  height: ${({ $height }) => Math.round($height * DIVIDER_HEIGHT)}px;
  margin: 0 ${({ $gutter }) => $gutter}px;
  background: ${({ $color }) => $color};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Viewport = styled.div`
  overflow: auto hidden;
`;

const Row = styled.div`
  display: flex;
`;

const Item = styled.div`
  flex: none;
`;

export function EmojiVariationsList({
  gif,
  fetchVariations,
  gifHeight,
  gifWidth,
  gutter = DEFAULT_GUTTER,
  backgroundColor = '#2e2e2e',
  dividerColor = '#616161',
  paused,
  GifProps,
  loader: Loader,
  onVariationsFetched,
  className = '',
  user,
  ...others
}: EmojiVariationsListProps) {
  const pages = useGifPages({
    // All variations are on one page.
    fetchGifs: async (_, { signal }) => ({
      ...(await fetchVariations(gif.id, { signal })),
      next: undefined,
    }),
    resetKey: gif.id,
    onGifsFetched: onVariationsFetched,
    onGifsFetchError: (error) =>
      console.warn('Gifkit: the variations of an emoji could not be fetched', error),
  });
  const { gifs, status, retry, onSentinelInView } = pages;
  useEffect(() => onSentinelInView(true), [onSentinelInView]);
  const isLoading = gifs.length === 0 && status === 'fetching';
  const statusRef = useRef<HTMLDivElement>(null);
  const width = gifWidth ?? (getGifWidth(gif, gifHeight) || gifHeight);
  const count = gif.variation_count ?? 0;
  // The reserved width avoids a layout shift when the variations arrive.
  const style = { gap: gutter, minWidth: count * width + Math.max(0, count - 1) * gutter };
  const [tileProps, rootProps] = splitTileProps(others);
  const shared = {
    ...tileProps,
    user,
    backgroundColor: 'transparent',
    width,
    height: gifHeight,
    ...GifProps,
  };
  const labels = useLabelsOr(ENGLISH);
  const nameOf = (one: IGif, position?: number) =>
    shared.getAlt?.(one) || emojiName(gif, one, labels, position);
  const listName = labels.variations(nameOf(gif));

  const motion = useListMotion(paused);
  const list = useMemo(() => ({ motion }), [motion]);
  const row = useSsrStyle(
    {
      className: EmojiVariationsList.variationsContainerClassName,
      ...(gifs.length > 0 && { role: 'list', 'aria-label': listName }),
      style,
      children: (
        <>
          {isLoading && Loader && <Loader className={EmojiVariationsList.loaderClassName} />}
          {status === 'error' && (
            <LoadError onRetry={retry} focusTarget={() => statusRef.current} />
          )}
          {gifs.map((one, index) => (
            <Item key={one.id} role="listitem">
              <Gif {...shared} gif={one} getAlt={() => nameOf(one, index + 1)} />
            </Item>
          ))}
        </>
      ),
    },
    useSheetNonce(),
  );

  return (
    <TileListContext.Provider value={list}>
      <Root
        {...rootProps}
        $background={backgroundColor}
        className={`${EmojiVariationsList.className} ${className}`.trim()}
      >
        <Gif {...shared} gif={gif} getAlt={() => nameOf(gif)} />
        {count > 0 && (
          <Divider
            className={EmojiVariationsList.dividerClassName}
            $color={dividerColor}
            $height={gifHeight}
            $gutter={gutter}
          />
        )}
        <Viewport className={EmojiVariationsList.variationsViewportClassName} aria-busy={isLoading}>
          <Row {...row} />
        </Viewport>
        <ListStatus pages={pages} name={listName} noResultsMessage={null} regionRef={statusRef} />
      </Root>
    </TileListContext.Provider>
  );
}
EmojiVariationsList.className = 'giphy-emoji-variations-list';
EmojiVariationsList.dividerClassName = 'giphy-emoji-variations-divider';
EmojiVariationsList.loaderClassName = 'giphy-emoji-variations-loader';
EmojiVariationsList.variationsViewportClassName = 'giphy-emoji-variations-viewport';
EmojiVariationsList.variationsContainerClassName = 'giphy-emoji-variations-container';
