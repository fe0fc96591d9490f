import { bundle, ONE_FILE } from '../bundle.ts';
import type { Target } from './driver.ts';

/** Finds by role and name in a page. */
const bundleFinder = () => bundle('find-by-role.ts', { ...ONE_FILE, format: 'iife', name: 'page' });

/** JavaScript, the body of a function, that returns every element of a document that matches. */
export async function toQuery(target: Target): Promise<string> {
  if (typeof target === 'string') {
    return `return Array.from(document.querySelectorAll(${JSON.stringify(target)}));`;
  }
  const { role, name } = target;
  return `${await bundleFinder()}\nreturn page.findByRole(${JSON.stringify(role)}, ${JSON.stringify(name)});`;
}
