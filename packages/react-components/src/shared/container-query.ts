/**
 * Returns a container query, or nothing without `CSSContainerRule`: the parser of older jsdoms would drop the whole
 * style sheet for it and log an error, which fails the tests of hosts.
 */
export const containerQuery = (condition: string, rules: string): string =>
  typeof window === 'undefined' || typeof CSSContainerRule !== 'undefined'
    ? `@container ${condition} { ${rules} }`
    : '';
