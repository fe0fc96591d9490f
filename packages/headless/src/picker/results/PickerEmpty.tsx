import { GifListEmpty } from '../../list/GifListState.tsx';
import { NothingFound, type NothingFoundProps } from './NothingFound.tsx';

export interface PickerEmptyProps extends NothingFoundProps {}

/**
 * Says that there are no GIFs, and leads on; besides, what screen readers are told of the list. It stays mounted,
 * because they announce only what changes in a region that they know.
 */
export const PickerEmpty = (props: PickerEmptyProps) => (
  <GifListEmpty>
    <NothingFound {...props} />
  </GifListEmpty>
);
