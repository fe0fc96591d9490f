import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

/** Combobox of the search field and its suggestions (WAI-ARIA Authoring Practices). */
export interface Combobox {
  /** Id of the list of suggestions; undefined without a field or a list. */
  listId: string | undefined;
  /** Index of the active suggestion (`aria-activedescendant`); the focus stays in the field. */
  active: number | undefined;
  setActive: (index: number | undefined) => void;
  /** Adds a field. @returns a function that removes it. */
  addField: (field: RefObject<HTMLElement | null>) => () => void;
  /** Returns the field that was added last, if any. */
  getField: () => HTMLElement | null;
  /** Adds a list of suggestions. @returns a function that removes it. */
  addList: (id: string) => () => void;
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
  const [fields, setFields] = useState(0);
  const [listId, setListId] = useState<string>();
  const [active, setActive] = useState<number>();
  const field = useRef<RefObject<HTMLElement | null>>(null);
  return useMemo(
    () => ({
      listId: fields > 0 ? listId : undefined,
      active,
      setActive,
      addField(added) {
        field.current = added;
        setFields((count) => count + 1);
        return () => setFields((count) => count - 1);
      },
      getField: () => field.current?.current ?? null,
      addList(id) {
        setListId(id);
        return () => setListId((last) => (last === id ? undefined : last));
      },
    }),
    [fields, listId, active],
  );
}

/** Registers a part while it is mounted. */
export function useAdded(add: () => () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies(add): registers once; the manager outlives the part
  useEffect(add, []);
}
