import {
  categoryKey,
  PickerCategories,
  PickerCategory,
  PickerShelf,
  useWords,
} from '@gifkit/headless/picker/internal';
import { ClockIcon, StarIcon } from '../surface/icons.tsx';
import { CategoryPreview } from './CategoryPreview.tsx';

/** The shelves and categories in one row. */
export function ShortcutBar() {
  const words = useWords();
  return (
    <PickerCategories className="giphy-picker-shortcuts">
      {(categories) => (
        <>
          <PickerShelf name="recents" className="giphy-picker-shelf">
            <ClockIcon />
            <span>{words.recents}</span>
          </PickerShelf>
          <PickerShelf name="favourites" className="giphy-picker-shelf">
            <StarIcon />
            <span>{words.favourites}</span>
          </PickerShelf>
          {categories.map((category) => (
            <PickerCategory
              key={categoryKey(category)}
              category={category}
              className="giphy-picker-category"
            >
              <CategoryPreview url={category.preview} />
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
