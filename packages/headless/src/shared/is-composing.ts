import type { KeyboardEvent } from 'react';
import { isComposing as isComposingOnPage } from '../core/keys/is-composing.ts';

/** Whether a key belongs to an input method. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  isComposingOnPage(nativeEvent);
