import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { type Dispatch, type RefObject, useState } from 'react';
import {
  createSelection,
  type PickerSelection,
  type SelectionOptions,
} from '../../core/picker/send/selection.ts';
import type { PickerAction, PickerState } from '../../core/picker/state/picker-reducer.ts';
import { type KeptGifs, useMayCount } from '../kept/use-kept-gifs.ts';

interface ChoosingOptions<Variations> extends Pick<SelectionOptions, 'width' | 'formats'> {
  provider: GifProvider;
  state: PickerState;
  dispatch: Dispatch<PickerAction>;
  root: RefObject<HTMLElement | null>;
  recents: KeptGifs;
  altOf: (gif: IGif) => string;
  editAlt: boolean;
  /** @returns the step for emoji variations; undefined if it cannot be loaded: the emoji is then sent as it is. */
  loadVariations: (() => Promise<Variations | undefined>) | undefined;
  onSend: (gif: IGif, selection: PickerSelection) => void;
}

export interface Choosing<Variations> {
  /** Chooses a GIF; an emoji with variations first opens a step. */
  choose: (gif: IGif) => Promise<void>;
  askOrSend: (gif: IGif) => void;
  sendAs: (gif: IGif, alt: string) => void;
  back: () => void;
  VariationsStep: Variations | undefined;
  /** Alt text of the last sent GIF, and the number of sent GIFs. */
  sent: { readonly name: string; readonly count: number } | undefined;
}

export function useChoosing<Variations>({
  provider,
  state,
  dispatch,
  root,
  recents,
  altOf,
  editAlt,
  width,
  formats,
  loadVariations,
  onSend,
}: ChoosingOptions<Variations>): Choosing<Variations> {
  const mayCount = useMayCount();
  const [sent, setSent] = useState<Choosing<Variations>['sent']>();
  const [VariationsStep, setVariations] = useState<Variations>();
  const back = () => dispatch({ type: 'step', step: undefined });

  const sendAs = (gif: IGif, alt: string) => {
    const { term } = state;
    const isAltEdited = alt !== altOf(gif);
    const selection = createSelection(gif, { alt, isAltEdited, term, width, formats, provider });
    if (!selection) {
      console.warn(`Gifkit: the GIF ${gif.id} has no file in these formats: ${formats.join(', ')}`);
      return;
    }
    if (mayCount) {
      provider.registerShare?.(gif, { term: term || undefined }).catch((error: unknown) => {
        console.warn('Gifkit: the share could not be registered', error);
      });
    }
    recents.add(gif);
    setSent((last) => ({ name: alt, count: (last?.count ?? 0) + 1 }));
    back();
    onSend(gif, selection);
  };
  const askOrSend = (gif: IGif) => {
    if (editAlt) dispatch({ type: 'step', step: { name: 'alt', gif } });
    else sendAs(gif, altOf(gif));
  };
  const choose = async (gif: IGif) => {
    // The service has deleted this saved GIF.
    if (gif.is_removed) return;
    const hasVariations = state.tab === 'emoji' && Number(gif.variation_count) > 0;
    const Step = hasVariations && provider.emojiVariations && (await loadVariations?.());
    if (!root.current) return;
    if (!Step) {
      askOrSend(gif);
      return;
    }
    setVariations(() => Step);
    dispatch({ type: 'step', step: { name: 'variations', gif } });
  };
  return { choose, askOrSend, sendAs, back, VariationsStep, sent };
}
