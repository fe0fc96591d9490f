import type { IGif } from '@gifkit/model';
import { Component, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { FALLBACK_SIZE } from '../core/constants.ts';
import { finite, finiteProps } from '../core/shared/finite.ts';
import type { PartProps } from '../shared/render-part.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { renderLink } from './TileLink.tsx';
import { renderPicture } from './TilePicture.tsx';
import { TileContext, type TileHover, type TileState } from './tile-context.ts';
import type { TileClassNames, TileOptions } from './tile-options.ts';
import { useTile } from './use-tile.ts';
import type { Proximity } from './use-visibility.ts';

/** State of a tile for its layers. */
interface TileRootState extends Pick<TileState, 'gif' | 'width' | 'height'>, TileHover {
  /** True once the tile has come into view. */
  isShown: boolean;
  /** True if the tile has playback controls. */
  hasControl: boolean;
}

export interface TileRootProps extends TileOptions, PartProps<'div', TileHover> {
  /**
   * Parts of the tile. A function receives the default, to add layers to it. Default: `Tile.Link` with `Tile.Picture`.
   */
  children?: ReactNode | ((content: ReactElement, state: TileRootState) => ReactNode);
  /** Classes of the default children. */
  classNames?: TileClassNames | undefined;
  style?: CSSProperties | undefined;
  /** Proximity on mount, if the list knows it. @default 'unknown' */
  initialProximity?: Proximity | undefined;
}

/**
 * State of one GIF, rendered by its parts: reports when it is visible, seen and clicked, and plays or pauses it. A new
 * `gif` starts from the beginning and keeps the focus. If the GIF is invalid or its parts throw, the tile renders
 * nothing and warns.
 *
 * `data-giphy-id` is the GIF's id, `data-giphy-is-sticker` whether it is transparent; `data-hovered` is set while the
 * tile is hovered or has keyboard focus.
 */
export class TileRoot extends Component<TileRootProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** True if the tile had the focus when its GIF was replaced. */
  hadFocus = { current: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`Gifkit: the GIF ${this.props.gif.id} cannot be shown`, error);
  }

  override componentDidUpdate({ gif }: { gif: IGif }) {
    if (this.state.hasFailed && gif !== this.props.gif) this.setState({ hasFailed: false });
  }

  override render() {
    if (this.state.hasFailed) return null;
    return <Tile {...this.props} key={this.props.gif.id} hadFocus={this.hadFocus} />;
  }
}

interface TileProps extends TileRootProps {
  hadFocus: { current: boolean };
}

function Tile({ children, className, style, render, ...others }: TileProps) {
  const options = finiteProps({ ...others, width: finite(others.width, FALLBACK_SIZE) });
  const [tile, props] = useTile(options);
  const { gif, width, height, isHovered, hasHovered, proximity, playback } = tile;
  const { classNames = {} } = options;
  const content = () =>
    renderLink(tile, {
      className: classNames.link,
      children: renderPicture(tile, { className: classNames.picture }, classNames),
    });
  const isShown = proximity === 'shown';
  const { hasControl } = playback;
  const state = { gif, width, height, isHovered, hasHovered, isShown, hasControl };
  const given = typeof children === 'function' ? children(content(), state) : children;
  const part = useSsrPart(
    render,
    'div',
    { ...props, className, style, children: given === undefined ? content() : given },
    { isHovered, hasHovered },
  );
  return <TileContext.Provider value={tile}>{part}</TileContext.Provider>;
}
