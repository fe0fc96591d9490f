import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Mocks the motion preference. Returns a function that changes it. */
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
