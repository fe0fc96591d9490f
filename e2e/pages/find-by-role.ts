/** Runs in the page: Firefox and WebKit offer tests no good way to find elements as people name them. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Every element with this role and this whole name, in document order. */
export const findByRole = (role: string, name: string): Element[] =>
  Array.from(document.querySelectorAll('*')).filter(
    (element) => getRole(element) === role && computeAccessibleName(element) === name,
  );
