import { useMemo, useState } from 'react';

/** Combobox of the search field and its suggestions (WAI-ARIA Authoring Practices). */
export interface Combobox {
  field: HTMLElement | null;
  setField: (field: HTMLElement | null) => void;
  /** Id of the list of suggestions; undefined without a field or a list. */
  listId: string | undefined;
  setList: (list: HTMLElement | null) => void;
  /** Index of the active suggestion (`aria-activedescendant`); the focus stays in the field. */
  active: number | undefined;
  setActive: (index: number | undefined) => void;
}

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

export function useCombobox(): Combobox {
  const [field, setField] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<number>();
  const listId = field ? list?.id : undefined;
  return useMemo(
    () => ({ field, setField, listId, setList, active, setActive }),
    [field, listId, active],
  );
}
