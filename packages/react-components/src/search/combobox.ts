import { useMemo, useState } from 'react';

export type Combobox = ReturnType<typeof useCombobox>;

/** Returns the index that an arrow key moves to, with wrap-around, or undefined for any other key. */
export function nextActive(
  key: string,
  active: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return ((active ?? 0) - 1 + count) % count;
  return undefined;
}

/** Combobox of the search field and its suggestions (WAI-ARIA Authoring Practices); the focus stays in the field. */
export function useCombobox() {
  const [field, setField] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  /** Index of the active suggestion (`aria-activedescendant`). */
  const [active, setActive] = useState<number>();
  /** Undefined without a field or a list. */
  const listId = field ? list?.id : undefined;
  return useMemo(
    () => ({ field, setField, listId, setList, active, setActive }),
    [field, listId, active],
  );
}
