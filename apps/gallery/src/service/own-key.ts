/** Tells the server, while the browser runs, that the real service may be asked. It does not hold the key. */
export const OWN_KEY_COOKIE = 'gallery-own-key';

/** Hosts of the real service. The page may only ask them while the visitor uses a key of their own. */
export const OWN_KEY_HOSTS = ['https://api.giphy.com', 'https://*.giphy.com'] as const;
