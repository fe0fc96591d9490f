import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Makes the reader ask for less motion, or not.
 *
 * @returns changes it.
 */
export function preferReducedMotion(isPreferred: boolean): (isPreferred: boolean) => void {
  const list = Object.assign(new EventTarget(), { matches: isPreferred });
  vi.stubGlobal('matchMedia', () => list);
  return (isPreferredNow) => {
    list.matches = isPreferredNow;
    act(() => {
      list.dispatchEvent(new Event('change'));
    });
  };
}
