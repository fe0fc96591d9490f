import { useState } from 'react';

export const isShallowEqual = (a: object, b: object): boolean => {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.is(a[name as keyof typeof a], b[name as keyof typeof b]))
  );
};

/** Returns the same object while its values are equal, because hosts write objects inline. */
export function useShallowStable<Value extends object>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (isShallowEqual(stable, value)) return stable;
  setStable(value);
  return value;
}
