import type { PartialLabels } from '../../core/labels/merge-labels.ts';
import type { Labels } from '../../labels/labels.ts';
import type { PickerLabels, PickerWords } from './picker-labels.ts';
import { words } from './words-en.ts';

/** Separates the words that only the picker has from those of all components. */
export function splitLabels(
  labels: PartialLabels<PickerLabels> = {},
): [own: PartialLabels<PickerWords>, shared: PartialLabels<Labels>] {
  const entries = Object.entries(labels);
  const pick = (isOwn: boolean) =>
    Object.fromEntries(entries.filter(([name]) => Object.hasOwn(words, name) === isOwn));
  return [pick(true), pick(false)];
}
