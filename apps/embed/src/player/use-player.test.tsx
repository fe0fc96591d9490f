import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../page-data.ts';
import { stubBrowser } from '../test/browser.ts';
import { usePlayer } from './use-player.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function open({ savesData = false, prefersReducedMotion = false } = {}) {
  stubBrowser({ prefersReducedMotion });
  const { result, unmount } = renderHook(() =>
    usePlayer({ gif: {}, visit: { savesData } } as Pick<PageData, 'gif' | 'visit'>),
  );
  return { unmount, player: () => result.current, state: () => result.current.state };
}

beforeEach(() => {
  vi.useFakeTimers();
  return cleanup;
});

describe('usePlayer', () => {
  it('starts hover after 150 ms and ends it after 70 ms', () => {
    const { player, state } = open();
    act(() => player().onPointer('enter'));
    pass(149);
    expect(state().isHovered).toBe(false);
    pass(1);
    expect(state().isHovered).toBe(true);
    act(() => player().onPointer('leave'));
    pass(69);
    expect(state().isHovered).toBe(true);
    pass(1);
    expect(state()).toMatchObject({ isHovered: false, hasHovered: true });
  });

  it('ignores a pointer that only passes', () => {
    const { player, state } = open();
    act(() => player().onPointer('enter'));
    pass(100);
    act(() => player().onPointer('leave'));
    pass(1000);
    expect(state().hasHovered).toBe(false);
  });

  it('waits 1000 ms even if the pointer enters the related GIFs after leaving the player', () => {
    const { player, state } = open();
    act(() => player().onPointer('enter'));
    pass(150);
    act(() => player().onPointer('leave'));
    pass(1);
    act(() => player().onGrid(true));
    pass(999);
    expect(state().isHovered).toBe(true);
    pass(1);
    expect(state().isHovered).toBe(false);
  });

  it.each([
    [{}, false],
    [{ savesData: true }, true],
    [{ prefersReducedMotion: true }, true],
  ])('starts paused with %j: %s, and follows the user', (visit, isPaused) => {
    const { player } = open(visit);
    expect(player().isPaused).toBe(isPaused);
    act(() => player().toggle());
    expect(player().isPaused).toBe(!isPaused);
  });
});
