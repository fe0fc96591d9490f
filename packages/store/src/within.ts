/**
 * Parts that a deadline is counted in. A process that was busy for a while has the answer already, and reads it between
 * two of them: it is not taken for one that is late.
 */
const PARTS = 5;

/**
 * What comes of some work, unless that takes longer.
 *
 * @param deadline in ms.
 * @throws {Error} when it is over. What comes later goes nowhere.
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
