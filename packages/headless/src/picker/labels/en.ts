import { en as shared } from '../../labels/en.ts';
import type { PickerLabels } from './picker-labels.ts';
import { words } from './words-en.ts';

/** English, the default. */
export const en: PickerLabels = { ...shared, ...words };
