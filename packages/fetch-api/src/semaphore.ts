/** Limits how many tasks run at the same time; the others wait in order. */
export interface Semaphore {
  /** Waits for a free slot. The caller must call the returned function once, to release the slot. */
  acquire(): Promise<() => void>;
}

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
