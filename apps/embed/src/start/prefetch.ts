import { whenIdle } from '../ui/when-idle.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches modules together, rather than each when the one before names it, and does not run them. */
export function fetchModules(urls: readonly string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Fetches modules for later once the browser has nothing else to do, unless the visitor saves data. */
export function prefetch(urls: readonly string[]): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  const fetchLater = () => whenIdle(() => fetchModules(urls));
  // What the GIF needs comes first.
  if (document.readyState === 'complete') fetchLater();
  else window.addEventListener('load', fetchLater, { once: true });
}
