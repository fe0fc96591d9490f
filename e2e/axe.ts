import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { endAnimations } from './end-animations.ts';

interface Scope {
  /** A selector of what is looked at. */
  within?: string;
  /** The only rules that are tried, all by default. */
  rules?: string[];
}

/**
 * What axe finds: each rule that is broken, with the first element that breaks it. Frames are left out;
 * each of them has a test of its own.
 */
export async function violationsOn(
  page: Page,
  { within = 'body', rules }: Scope = {},
): Promise<string[]> {
  // The other mode gathers what frames say in a page of its own, which takes longer than the rules do.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within).exclude('iframe');
  // Without this it also describes every element that passes.
  axe.options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  await page.evaluate(endAnimations);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
