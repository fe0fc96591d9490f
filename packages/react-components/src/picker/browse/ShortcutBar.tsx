import { useLabelsOr } from '@gifkit/headless/internal/labels/labels-context.ts';
import { pickerEnglish } from '@gifkit/headless/internal/labels/languages/en.ts';
import { PickerCategories } from '@gifkit/headless/internal/picker/browse/PickerCategories.tsx';
import {
  categoryKey,
  PickerCategory,
} from '@gifkit/headless/internal/picker/browse/PickerCategory.tsx';
import { PickerShelf } from '@gifkit/headless/internal/picker/browse/PickerShelf.tsx';
import { ClockIcon, StarIcon } from '../surface/icons.tsx';
import { CategoryPreview } from './CategoryPreview.tsx';

/** @param hasPreviews false until a GIF has loaded, so that previews do not delay it. */
export function ShortcutBar({ hasPreviews }: { hasPreviews: boolean }) {
  const words = useLabelsOr(pickerEnglish);
  return (
    <PickerCategories className="giphy-picker-shortcuts">
      {(categories) => (
        <>
          <PickerShelf name="recents" className="giphy-picker-shelf">
            <ClockIcon />
            <span>{words.recents}</span>
          </PickerShelf>
          <PickerShelf name="favorites" className="giphy-picker-shelf">
            <StarIcon />
            <span>{words.favorites}</span>
          </PickerShelf>
          {categories.map((category) => (
            <PickerCategory
              key={categoryKey(category)}
              category={category}
              className="giphy-picker-category"
            >
              {hasPreviews && <CategoryPreview url={category.preview} />}
              <span>
                <bdi>{category.name}</bdi>
              </span>
            </PickerCategory>
          ))}
        </>
      )}
    </PickerCategories>
  );
}
