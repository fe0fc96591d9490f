/** A deadline consists of this many timers in a row, so that a busy process reads a pending answer in time. */
const PARTS = 5;

/**
 * Rejects if some work takes longer than the deadline.
 *
 * @param deadline in ms.
 * @throws {Error} after the deadline. A later result is ignored.
 */
export async function within<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    const count = (left: number): void => {
      if (left === 0) reject(new Error(`no answer within ${deadline} ms`));
      else timer = setTimeout(() => count(left - 1), deadline / PARTS);
    };
    count(PARTS);
  });
  try {
    return await Promise.race([work, isLate]);
  } finally {
    clearTimeout(timer);
  }
}
