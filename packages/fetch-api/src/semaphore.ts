/** Lets only a few tasks run at the same time; the others wait in their order. */
export interface Semaphore {
  /** Waits for a place. The function that it gives has to be called once, when the place is free again. */
  acquire(): Promise<() => void>;
}

/** @param places how many may be inside at the same time. */
export function createSemaphore(places: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = places;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async acquire() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return release;
    },
  };
}
