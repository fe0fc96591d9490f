import type { NonPaginatedGifsResult } from '@gifkit/fetch-api';
import { type GifID, getGifWidth, type IGif, type IUser } from '@gifkit/model';
import {
  type ComponentProps,
  type ElementType,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { DEFAULT_GUTTER } from '../constants.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';
import { type ServedProps, servedCss, useServedStyle } from '../hooks/use-served-style.ts';
import { FetchError } from './FetchError.tsx';
import { Gif } from './Gif.tsx';
import type { GifAppearanceProps, GifEventProps, GifProps } from './gif-props.ts';

/** Share of the emojis' height that the line between them takes. */
const DIVIDER_HEIGHT = 0.75;

const Root = styled.div<{ $background: string }>`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  max-width: fit-content;
  overflow: hidden;
  padding: 4px 5px 5px 6px;
  border-radius: 16px;
  color: #fff;
  background: ${({ $background }) => $background};

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
`;

const Viewport = styled.div`
  overflow: auto hidden;
`;

const Row = styled.div`
  display: flex;
`;

const ServedRow = styled(Row)<ServedProps>(servedCss);

export type EmojiVariationsListProps = Omit<GifAppearanceProps, 'backgroundColor'> &
  GifEventProps &
  Omit<ComponentProps<'div'>, keyof GifAppearanceProps | 'ref'> & {
    gif: IGif;
    /** Fetches the variations of an emoji. @example (id) => gf.emojiVariations(id) */
    fetchVariations: (
      gifId: GifID,
      options: { signal: AbortSignal },
    ) => Promise<NonPaginatedGifsResult>;
    /** px. */
    gifHeight: number;
    /** px. @default by the aspect ratio of the emoji */
    gifWidth?: number | undefined;
    /** px between the emojis. @default 6 */
    gutter?: number | undefined;
    /** @default '#2e2e2e' */
    backgroundColor?: string | undefined;
    /** @default '#616161' */
    dividerColor?: string | undefined;
    /** Further props of every emoji. */
    GifProps?: Partial<GifProps> | undefined;
    /** Shows that the variations are on their way. */
    loader?: ElementType<{ className?: string }> | undefined;
    onVariationsFetched?: ((gifs: IGif[]) => void) | undefined;
    user?: Partial<IUser> | undefined;
  };

type Variations = { status: 'fetching' | 'error' } | { status: 'there'; gifs: IGif[] };

/** An emoji and its variations in a row. */
export function EmojiVariationsList({
  gif,
  fetchVariations,
  gifHeight,
  gifWidth,
  gutter = DEFAULT_GUTTER,
  backgroundColor = '#2e2e2e',
  dividerColor = '#616161',
  GifProps,
  loader: Loader,
  onVariationsFetched,
  className = '',
  user,
  borderRadius,
  hideAttribution,
  overlay,
  noLink,
  tabIndex,
  controls,
  onGifVisible,
  onGifSeen,
  onGifClick,
  onGifRightClick,
  onGifKeyPress,
  ...others
}: EmojiVariationsListProps) {
  const [variations, setVariations] = useState<Variations>({ status: 'fetching' });
  const fetchLatest = useLatestCallback((id: GifID, signal: AbortSignal) => {
    fetchVariations(id, { signal }).then(
      ({ data }) => {
        if (signal.aborted) return;
        setVariations({ status: 'there', gifs: data });
        onVariationsFetched?.(data);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('Gifkit: the variations of an emoji could not be fetched', error);
        setVariations({ status: 'error' });
      },
    );
  });

  const request = useRef<AbortController>(undefined);
  const load = useCallback(() => {
    request.current?.abort();
    request.current = new AbortController();
    setVariations({ status: 'fetching' });
    fetchLatest(gif.id, request.current.signal);
  }, [gif.id, fetchLatest]);
  useEffect(() => {
    load();
    return () => request.current?.abort();
  }, [load]);

  const width = gifWidth ?? (getGifWidth(gif, gifHeight) || gifHeight);
  const count = gif.variation_count ?? 0;
  const isHydrated = useHydrated();
  // Wide enough from the start, so that nothing moves when they come.
  const style = { gap: gutter, minWidth: count * width + Math.max(0, count - 1) * gutter };
  const [List, styling] = useServedStyle(Row, ServedRow, style, isHydrated);
  const shared = {
    user,
    borderRadius,
    hideAttribution,
    overlay,
    noLink,
    tabIndex,
    controls,
    onGifVisible,
    onGifSeen,
    onGifClick,
    onGifRightClick,
    onGifKeyPress,
    backgroundColor: 'transparent',
    width,
    height: gifHeight,
    ...GifProps,
  };

  return (
    <Root
      {...others}
      $background={backgroundColor}
      className={`${EmojiVariationsList.className} ${className}`.trim()}
    >
      <Gif {...shared} gif={gif} />
      {count > 0 && (
        <Divider
          className={EmojiVariationsList.dividerClassName}
          $color={dividerColor}
          $height={gifHeight}
          $gutter={gutter}
        />
      )}
      <Viewport
        className={EmojiVariationsList.variationsViewportClassName}
        aria-busy={variations.status === 'fetching'}
      >
        <List className={EmojiVariationsList.variationsContainerClassName} {...styling}>
          {variations.status === 'fetching' && Loader && (
            <Loader className={EmojiVariationsList.loaderClassName} />
          )}
          {variations.status === 'error' && <FetchError onRetry={load} />}
          {variations.status === 'there' &&
            variations.gifs.map((one) => <Gif {...shared} key={one.id} gif={one} />)}
        </List>
      </Viewport>
    </Root>
  );
}
EmojiVariationsList.className = 'giphy-emoji-variations-list';
EmojiVariationsList.dividerClassName = 'giphy-emoji-variations-divider';
EmojiVariationsList.loaderClassName = 'giphy-emoji-variations-loader';
EmojiVariationsList.variationsViewportClassName = 'giphy-emoji-variations-viewport';
EmojiVariationsList.variationsContainerClassName = 'giphy-emoji-variations-container';
