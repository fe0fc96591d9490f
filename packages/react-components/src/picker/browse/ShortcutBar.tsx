import type { ProviderCategory } from '@gifkit/providers';
import { type KeyboardEvent, useRef, useState } from 'react';
import { nextInRow } from '../keys/roving.ts';
import { useWords } from '../labels/picker-labels-context.ts';
import type { Shelf } from '../state/picker-reducer.ts';
import { ClockIcon, StarIcon } from '../surface/icons.tsx';
import { CategoryButton } from './CategoryButton.tsx';

export interface ShortcutBarProps {
  categories: readonly ProviderCategory[];
  /** The shelves that hold something or are shown. */
  shelves: readonly Exclude<Shelf, 'trending'>[];
  shelf: Shelf;
  onShelf: (shelf: Shelf) => void;
  onSearch: (term: string) => void;
}

/** The shelves and categories in one row. It is a single tab stop; arrow keys move along it. */
export function ShortcutBar({ categories, shelves, shelf, onShelf, onSearch }: ShortcutBarProps) {
  const words = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const count = shelves.length + categories.length;
  if (count === 0) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = buttons[nextInRow(event, at, buttons.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const at = Math.min(stop, count - 1);
  const stopProps = (index: number) => ({
    tabIndex: index === at ? 0 : -1,
    onFocus: () => setStop(index),
  });
  return (
    <div
      ref={bar}
      className="giphy-picker-shortcuts"
      role="toolbar"
      aria-label={words.categories}
      onKeyDown={onKeyDown}
    >
      {shelves.map((name, index) => (
        <button
          key={name}
          type="button"
          className="giphy-picker-shelf"
          aria-pressed={name === shelf}
          {...stopProps(index)}
          onClick={() => onShelf(name)}
        >
          {name === 'recents' ? <ClockIcon /> : <StarIcon />}
          <span>{words[name]}</span>
        </button>
      ))}
      {categories.map((category, index) => (
        <CategoryButton
          key={`${category.term} ${category.name}`}
          category={category}
          {...stopProps(shelves.length + index)}
          onClick={() => onSearch(category.term)}
        />
      ))}
    </div>
  );
}
