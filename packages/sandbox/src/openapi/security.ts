const keyIn = (name: string) => ({ type: 'apiKey', in: 'query', name });

/** The security schemes of requests, by their names in the document. */
export const SECURITY_SCHEMES = {
  api_key: keyIn('api_key'),
  apikey: keyIn('apikey'),
  key: keyIn('key'),
  access_token: keyIn('access_token'),
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The word Token, a space and the token.',
  },
  csrf_cookie: { type: 'apiKey', in: 'cookie', name: 'csrftoken' },
  csrf_header: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description: 'What the cookie has.',
  },
};

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, never[]>>;

/** Requests that change nothing need no proof that they come from the site's own pages. */
const SAFE = ['GET', 'HEAD'];
const CSRF: Requirement = { csrf_cookie: [], csrf_header: [] };

const NEEDS = {
  key: () => ({ key: [] }),
  accessToken: () => ({ access_token: [] }),
  token: () => ({ token: [] }),
  session: (method) => (SAFE.includes(method) ? undefined : CSRF),
  sessionAndToken: (method) => ({ token: [], ...(!SAFE.includes(method) && CSRF) }),
} satisfies Record<string, (method: string) => Requirement | undefined>;

export type SecurityName = keyof typeof NEEDS;

/** The security requirements of an endpoint, in the format of the document. */
export const securityOf = (needs: SecurityName, method: string): Requirement[] => {
  const requirement: Requirement | undefined = NEEDS[needs](method);
  return requirement ? [requirement] : [];
};
