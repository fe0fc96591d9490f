import type { IGif } from '@gifkit/model';
import { useState } from 'react';
import type { RenditionFormat } from '../../core/picker/send/choose-rendition.ts';
import { createSelection } from '../../core/picker/send/selection.ts';
import type { PickerOptions } from '../picker-options.ts';
import type { useSaved } from '../saved/use-saved-gifs.ts';
import type { usePickerState } from '../state/use-picker-state.ts';

const FORMATS: readonly RenditionFormat[] = ['webp', 'gif'];

interface ChoosingOptions
  extends Pick<ReturnType<typeof usePickerState>, 'state' | 'dispatch'>,
    Pick<
      PickerOptions,
      'provider' | 'onSelect' | 'renditionWidth' | 'formats' | 'editAlt' | 'hasVariations'
    > {
  saved: Pick<ReturnType<typeof useSaved>, 'mayCount' | 'recents'>;
  altOf: (gif: IGif) => string;
}

/** Returns what happens to a chosen GIF: questions to the user, then sending. */
export function useChoosing({
  provider,
  state,
  dispatch,
  saved,
  altOf,
  editAlt = false,
  renditionWidth: width = 400,
  formats = FORMATS,
  hasVariations = false,
  onSelect,
}: ChoosingOptions) {
  /** Alt text of the last sent GIF, and the number of sent GIFs. */
  const [sent, setSent] = useState<{ name: string; count: number }>();
  const back = () => dispatch({ type: 'step', step: undefined });

  const sendAs = (gif: IGif, alt: string) => {
    const { term } = state;
    const isAltEdited = alt !== altOf(gif);
    const selection = createSelection(gif, { alt, isAltEdited, term, width, formats, provider });
    if (!selection) {
      console.warn(`Gifkit: the GIF ${gif.id} has no file in these formats: ${formats.join(', ')}`);
      return;
    }
    if (saved.mayCount) {
      provider.registerShare?.(gif, { term: term || undefined }).catch((error: unknown) => {
        console.warn('Gifkit: the share could not be registered', error);
      });
    }
    saved.recents.add(gif);
    setSent((last) => ({ name: alt, count: (last?.count ?? 0) + 1 }));
    back();
    onSelect(gif, selection);
  };
  const askOrSend = (gif: IGif) => {
    if (editAlt) dispatch({ type: 'step', step: { name: 'alt', gif } });
    else sendAs(gif, altOf(gif));
  };
  const choose = (gif: IGif) => {
    // The service has deleted this saved GIF.
    if (gif.is_removed) return;
    const isVarying = hasVariations && provider.emojiVariations && state.tab === 'emoji';
    if (isVarying && Number(gif.variation_count) > 0)
      dispatch({ type: 'step', step: { name: 'variations', gif } });
    else askOrSend(gif);
  };
  return { choose, askOrSend, sendAs, back, sent };
}
