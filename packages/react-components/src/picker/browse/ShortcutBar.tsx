import { pickerEnglish, useLabelsOr, useMotion } from '@gifkit/headless';
import * as GifPicker from '@gifkit/headless/picker';
import { useOnline } from '@gifkit/headless/utils';
import { safeUrl } from '@gifkit/model';
import type { ProviderCategory } from '@gifkit/providers';
import { useState } from 'react';
import { ClockIcon, StarIcon } from '../surface/icons.tsx';

/** Button of a category with its still, which moves while the user points at it unless motion is paused. */
function CategoryButton({ category }: { category: ProviderCategory }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const { isPaused } = useMotion();
  const isMoving = isPointedAt && !isPaused;
  const picture = safeUrl(isMoving ? (category.preview ?? category.still) : category.still);
  const [broken, setBroken] = useState<string>();
  useOnline(broken !== undefined, () => setBroken(undefined));
  const start = () => setPointedAt(true);
  const end = () => setPointedAt(false);
  return (
    <GifPicker.Category
      category={category}
      className="giphy-picker-category"
      render={
        <button
          type="button"
          onPointerEnter={start}
          onPointerLeave={end}
          onFocus={start}
          onBlur={end}
        />
      }
    >
      {picture && picture !== broken && (
        <img src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
      )}
      <span>
        <bdi>{category.name}</bdi>
      </span>
    </GifPicker.Category>
  );
}

export function ShortcutBar() {
  const words = useLabelsOr(pickerEnglish);
  return (
    <GifPicker.Categories className="giphy-picker-shortcuts">
      {(categories) => (
        <>
          <GifPicker.Recents className="giphy-picker-shelf">
            <ClockIcon />
            <span>{words.recents}</span>
          </GifPicker.Recents>
          <GifPicker.Favorites className="giphy-picker-shelf">
            <StarIcon />
            <span>{words.favorites}</span>
          </GifPicker.Favorites>
          {categories.map((category) => (
            <CategoryButton key={`${category.term} ${category.name}`} category={category} />
          ))}
        </>
      )}
    </GifPicker.Categories>
  );
}
