import { loadTwice } from '../ui/load-twice.ts';

/**
 * Tells the page's tag manager and web analytics tool that the page was viewed, once it has loaded. Where it
 * has no consent platform, no visitor can have agreed to that, and nothing is loaded.
 */
export function viewLazily(): void {
  const view = async () => {
    if (!('__tcfapi' in window)) return;
    const { viewEmbed } = await loadTwice(() => import('./track.ts'));
    viewEmbed();
  };
  addEventListener('load', () => view().catch(reportError), { once: true });
}
