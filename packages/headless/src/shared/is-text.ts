/** Whether a field has a text to show: a host's own item can hold anything. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';
