import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';

interface Scope {
  within?: string;
  /** Elements that have tests of their own. */
  except?: string;
  /** Rules to run, all by default. */
  rules?: string[];
}

/** Returns axe's violations with the first element of each. */
export async function violationsOn(
  page: Page,
  { within = 'body', except = 'iframe', rules }: Scope = {},
): Promise<string[]> {
  // The other mode collects results of frames in a separate page, which takes longer than the rules themselves.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within).exclude(except);
  // Otherwise axe also describes every passing element.
  axe.options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  await page.evaluate(endAnimations);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
