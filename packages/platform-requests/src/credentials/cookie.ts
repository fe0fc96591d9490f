/** The value of one cookie in a list like `name=value; name=value`. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [key, ...value] = cookie.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}
