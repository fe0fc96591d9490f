/** Runs in the page, because Firefox and WebKit have no good driver command to find elements by role. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

/** Returns elements with this role and full accessible name, in document order. */
export const findByRole = (role: string, name: string): Element[] =>
  Array.from(document.querySelectorAll('*')).filter(
    (element) => getRole(element) === role && computeAccessibleName(element) === name,
  );
