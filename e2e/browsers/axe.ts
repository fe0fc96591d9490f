import { createRequire } from 'node:module';
import { endAnimations } from '../end-animations.ts';
import type { Tab } from './tab.ts';

const ofPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const { source } = ofPlaywright('axe-core') as { source: string };

/** A function, because the page's policy forbids strings as scripts. */
const install = new Function(source) as () => void;

export async function violationsIn(tab: Tab, selector: string): Promise<string[]> {
  await tab.evaluate(install);
  await tab.evaluate(endAnimations);
  return tab.evaluate(async (within) => {
    const options = { resultTypes: ['violations'] };
    const { violations } = await Object(window).axe.run(within, options);
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`,
    );
  }, selector);
}
