import axe from 'axe-core';

/** Returns each axe violation with its first element. Contrast is off, because it needs layout, which jsdom lacks. */
export async function violationsIn(element: Element): Promise<string[]> {
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(element, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
