/**
 * Rules for containers of a size; nothing in a browser or a jsdom that does not know them. The parser of older jsdoms
 * drops the whole stylesheet for one such rule, and logs an error, by which tests of hosts fail.
 */
export const containerQuery = (condition: string, rules: string): string =>
  typeof window === 'undefined' || typeof CSSContainerRule !== 'undefined'
    ? `@container ${condition} { ${rules} }`
    : '';
