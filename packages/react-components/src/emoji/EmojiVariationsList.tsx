import {
  altEnglish,
  emojiEnglish,
  MotionProvider,
  useLabelsOr,
  useListMotion,
} from '@gifkit/headless';
import { FALLBACK_SIZE, finiteProps } from '@gifkit/headless/core';
import * as GifList from '@gifkit/headless/list';
import { useGifList } from '@gifkit/headless/list';
import { useSsrStyle } from '@gifkit/headless/utils';
import { getGifWidth, type IGif } from '@gifkit/model';
import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_GUTTER } from '../constants.ts';
import { Gif } from '../gif/Gif.tsx';
import { splitTileProps } from '../gif/tile-props.ts';
import { ErrorMessage } from '../paging/ErrorMessage.ts';
import { radius } from '../shared/tokens.ts';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { emojiName } from './emoji-name.ts';
import type { EmojiVariationsListProps } from './emoji-variations-list-props.ts';

const ENGLISH = { ...altEnglish, ...emojiEnglish };

/** Height of the divider, as a share of the emojis' height. */
const DIVIDER_HEIGHT = 0.75;

const CLASSES = {
  className: 'giphy-emoji-variations-list',
  dividerClassName: 'giphy-emoji-variations-divider',
  loaderClassName: 'giphy-emoji-variations-loader',
  variationsViewportClassName: 'giphy-emoji-variations-viewport',
  variationsContainerClassName: 'giphy-emoji-variations-container',
};

const Root = styled.div`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  max-width: fit-content;
  overflow: hidden;
  padding: 4px 5px 5px 6px;
  border-radius: ${radius(16)};
  color: #fff;
  background: var(--_background);

  > .${Gif.className},
  .${CLASSES.variationsContainerClassName} > * {
    flex: none;
  }
  .${CLASSES.dividerClassName} {
    flex: none;
    width: 2px;
    height: var(--_divider-height);
    margin: 0 var(--_gutter);
    background: var(--_divider-color);
  }
  .${CLASSES.variationsViewportClassName} {
    overflow: auto hidden;
  }
  .${CLASSES.variationsContainerClassName} {
    display: flex;
    gap: var(--_gutter);
    min-width: var(--_width);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    color: CanvasText;

    .${CLASSES.dividerClassName} {
      background: CanvasText;
    }
  }
`;

/** Root, with styles that are valid in server-rendered HTML. */
const Panel = (props: ComponentPropsWithRef<'div'>) => (
  <Root {...useSsrStyle(props, useSheetNonce())} />
);

interface VariationsProps extends Pick<EmojiVariationsListProps, 'loader'> {
  children: (gif: IGif, index: number) => ReactNode;
}

/** Row of the variations, which are fetched at once: there are few, and all are on one page. */
function Variations({ loader: Loader, children }: VariationsProps) {
  const { pages, name } = useGifList();
  const { gifs, status, onSentinelInView } = pages;
  useEffect(() => onSentinelInView(true), [onSentinelInView]);
  const isLoading = gifs.length === 0 && status === 'fetching';
  return (
    <div className={CLASSES.variationsViewportClassName} aria-busy={isLoading}>
      <div
        className={CLASSES.variationsContainerClassName}
        {...(gifs.length > 0 && { role: 'list', 'aria-label': name })}
      >
        {isLoading && Loader && <Loader className={CLASSES.loaderClassName} />}
        <GifList.Error render={<ErrorMessage />} />
        {gifs.map((gif, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a list only once there are items
          <div key={gif.id} role="listitem">
            {children(gif, index)}
          </div>
        ))}
      </div>
    </div>
  );
}

export const EmojiVariationsList = Object.assign(function EmojiVariationsList(
  props: EmojiVariationsListProps,
) {
  const {
    gif,
    fetchVariations,
    gifHeight = FALLBACK_SIZE,
    gifWidth,
    gutter = DEFAULT_GUTTER,
    backgroundColor = '#2e2e2e',
    dividerColor = '#616161',
    paused,
    GifProps,
    loader,
    onVariationsFetched,
    className = '',
    user,
    ...others
  } = finiteProps(props);
  const width = gifWidth ?? (getGifWidth(gif, gifHeight) || gifHeight);
  const count = gif.variation_count ?? 0;
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
  const motion = useListMotion(paused);
  const style = {
    '--_background': backgroundColor,
    '--_divider-color': dividerColor,
    '--_divider-height': `${Math.round(gifHeight * DIVIDER_HEIGHT)}px`,
    '--_gutter': `${gutter}px`,
    // Reserved for the variations, so that nothing shifts when they arrive.
    '--_width': `${count * width + Math.max(0, count - 1) * gutter}px`,
    ...rootProps.style,
  };

  return (
    <MotionProvider paused={motion.isPaused} onPausedChange={motion.setPaused} storageKey={null}>
      <GifList.Root
        fetchGifs={async (_, { signal }) => ({
          ...(await fetchVariations(gif.id, { signal })),
          next: undefined,
        })}
        resetKey={gif.id}
        onGifsFetched={onVariationsFetched}
        onGifsFetchError={(error) =>
          console.warn('Gifkit: the variations of an emoji could not be fetched', error)
        }
        aria-label={labels.variations(nameOf(gif))}
        layoutType=""
        className={`${CLASSES.className} ${className}`.trim()}
        render={(props) => <Panel {...rootProps} {...props} style={style} />}
      >
        <Gif {...shared} gif={gif} getAlt={() => nameOf(gif)} />
        {count > 0 && <div className={CLASSES.dividerClassName} />}
        <Variations loader={loader}>
          {(one, index) => <Gif {...shared} gif={one} getAlt={() => nameOf(one, index + 1)} />}
        </Variations>
        <GifList.Empty>{null}</GifList.Empty>
      </GifList.Root>
    </MotionProvider>
  );
}, CLASSES);
