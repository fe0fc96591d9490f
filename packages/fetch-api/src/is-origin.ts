/** Whether pages can have a text as their origin, those of apps and extensions included: `URL.origin` is "null" there. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return host !== '' && !host.includes('*') && text === `${protocol}//${host}`;
}
