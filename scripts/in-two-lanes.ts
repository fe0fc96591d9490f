/** Works on two items at a time, one per processor of a small machine. */
export async function inTwoLanes<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items].values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all([lane(), lane()]);
}
