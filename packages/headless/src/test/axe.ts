import axe from 'axe-core';

/**
 * What axe finds in an element: each rule that is broken, with the first element that breaks it. Contrast needs
 * layout, which jsdom has not.
 */
export async function violationsIn(element: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(element, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
