const parts = (version: string): number[] => version.split('.').map(Number);

/** The message when this Node is older than the range `>=…` requires; else undefined. */
export function needsNewerNode(running: string, range: string): string | undefined {
  const least = range.replace(/^>=/, '');
  const [major = 0, minor = 0] = parts(running);
  const [leastMajor = 0, leastMinor = 0] = parts(least);
  const isNewEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isNewEnough
    ? undefined
    : `The sandbox needs Node ${least} or newer, and this is Node ${running}.`;
}
