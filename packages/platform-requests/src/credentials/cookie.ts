/** Shorter values are settings, like `theme=dark`, or common words that a message may contain by chance. */
const MIN_SECRET_LENGTH = 8;

/** Names and values of a list like `name=value; name=value`. */
const parseCookies = (cookies: string): [name: string, value: string][] =>
  cookies.split(';').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return [name.trim(), value.join('=').trim()];
  });

/** The value of one cookie in a list like `name=value; name=value`. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  parseCookies(cookies).find(([key]) => key === name)?.[1];

/** The values of cookies that are long enough to be secrets. */
export const cookieValues = (cookies: string): string[] =>
  parseCookies(cookies)
    .map(([, value]) => value)
    .filter((value) => value.length >= MIN_SECRET_LENGTH);
