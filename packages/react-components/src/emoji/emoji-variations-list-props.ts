import type { NonPaginatedGifsResult } from '@gifkit/fetch-api';
import type { GifID, IGif, IUser } from '@gifkit/model';
import type { ComponentProps, ElementType } from 'react';
import type { GifProps } from '../gif/gif-props.ts';
import type { TileProps } from '../gif/tile-props.ts';

export type EmojiVariationsListProps = Omit<TileProps, 'backgroundColor'> &
  Omit<ComponentProps<'div'>, keyof TileProps | 'ref'> & {
    gif: IGif;
    /** Fetches the variations of an emoji. @example (id) => gf.emojiVariations(id) */
    fetchVariations: (
      gifId: GifID,
      options: { signal: AbortSignal },
    ) => Promise<NonPaginatedGifsResult>;
    /** Height of an emoji in px. */
    gifHeight: number;
    /** Width of an emoji in px. Default: from its aspect ratio. */
    gifWidth?: number | undefined;
    /** px between the emojis. @default 6 */
    gutter?: number | undefined;
    /** @default '#2e2e2e' */
    backgroundColor?: string | undefined;
    /** @default '#616161' */
    dividerColor?: string | undefined;
    /** Shows stills. The user can still start a single emoji, until this changes. */
    paused?: boolean | undefined;
    /** Extra props for every emoji. */
    GifProps?: Partial<GifProps> | undefined;
    /** Shown while the variations load. */
    loader?: ElementType<{ className?: string }> | undefined;
    onVariationsFetched?: ((gifs: IGif[]) => void) | undefined;
    user?: Partial<IUser> | undefined;
  };
