import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Makes the reader ask for less motion, or not.
 *
 * @returns changes it.
 */
export function preferReducedMotion(isWished: boolean): (isWished: boolean) => void {
  const list = Object.assign(new EventTarget(), { matches: isWished });
  vi.stubGlobal('matchMedia', () => list);
  return (isWishedNow) => {
    list.matches = isWishedNow;
    act(() => {
      list.dispatchEvent(new Event('change'));
    });
  };
}
