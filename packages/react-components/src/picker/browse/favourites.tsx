import { createContext, type MouseEvent, useContext } from 'react';
import type { GifOverlayProps } from '../../attribution/gif-overlay-props.ts';
import { ROOM_FOR_TARGETS } from '../../constants.ts';
import { useAlt } from '../../gif/use-alt.ts';
import type { KeptGifs } from '../kept/use-kept-gifs.ts';
import { useWords } from '../labels/picker-labels-context.ts';
import { StarIcon } from '../surface/icons.tsx';

export const FavouritesContext = createContext<KeptGifs>({
  list: '',
  references: [],
  known: new Map(),
  add: () => {},
  remove: () => {},
});

/** A button over a GIF that adds it to the favourites or removes it. */
export function FavouriteButton({ gif, width = 0 }: GifOverlayProps) {
  const words = useWords();
  const { references, add, remove } = useContext(FavouritesContext);
  const name = useAlt(gif, undefined);
  const isKept = references.some(({ id }) => id === String(gif.id));
  const toggle = (event: MouseEvent) => {
    // The click must not count as one on the GIF.
    event.stopPropagation();
    if (isKept) remove(gif.id);
    else add(gif);
  };
  return (
    <button
      type="button"
      className="giphy-picker-favourite"
      data-small={width < ROOM_FOR_TARGETS || undefined}
      aria-pressed={isKept}
      aria-label={words.favourite(name)}
      onClick={toggle}
    >
      <StarIcon />
    </button>
  );
}
