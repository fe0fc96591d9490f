/** Whether a text is the origin of a page on the web, and so can be named as the target of a message. */
export function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}
