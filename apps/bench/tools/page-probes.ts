/** Counters inside a page. These functions run in the page, so they cannot use outer variables. */
interface Probes {
  observers: Set<object>;
  /** Time in ms from navigation to the `load` of the first picture that is not a placeholder. */
  firstLoad: number | undefined;
  shift: number;
}

declare global {
  interface Window {
    probes: Probes;
  }
}

/** Must run before all other scripts of the page. */
export function installProbes(): void {
  const probes: Probes = { observers: new Set(), firstLoad: undefined, shift: 0 };
  window.probes = probes;

  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    const { prototype } = window[name];
    const { observe, unobserve, disconnect } = prototype;
    const targets = new WeakMap<object, number>();
    const count = (observer: object, change: number) => {
      const now = Math.max(0, (targets.get(observer) ?? 0) + change);
      targets.set(observer, now);
      if (now) probes.observers.add(observer);
      else probes.observers.delete(observer);
    };
    const counting = (run: (this: never, target: Element) => void, change: number) =>
      function (this: never, target: Element) {
        count(this, change);
        run.call(this, target);
      };
    prototype.observe = counting(observe, 1);
    prototype.unobserve = counting(unobserve, -1);
    prototype.disconnect = counting(disconnect, Number.NEGATIVE_INFINITY) as () => void;
  }

  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || probes.firstLoad !== undefined) return;
    const isPicture = /\/media\//.test(target.currentSrc) && !/_s\./.test(target.currentSrc);
    if (isPicture) probes.firstLoad = performance.now();
  };
  document.addEventListener('load', onLoad, { capture: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probes.shift += Object(entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Scrolls the page from top to end at a constant speed.
 *
 * @param duration in ms.
 * @param looks measures the blank share of the viewport in % in each painted frame, which costs script.
 */
export async function sweepThrough({
  duration,
  looks,
}: {
  duration: number;
  looks: boolean;
}): Promise<{ fps: number; blank: number; mostBlank: number }> {
  const box = document.documentElement;
  box.scrollTop = 0;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const end = box.scrollHeight - box.clientHeight;
  // Some lists disable pointer events while scrolling, but the probe uses elementFromPoint.
  const style = document.createElement('style');
  if (looks) style.textContent = '#root * { pointer-events: auto !important }';
  document.head.append(style);
  /** Sample points: the middle of the 3 columns of 900 px, in 18 rows. */
  const points = [150, 450, 750].flatMap((x) =>
    Array.from({ length: 18 }, (_, row) => [x, ((row + 0.5) * box.clientHeight) / 18] as const),
  );
  const hasTile = ([x, y]: readonly [number, number]) =>
    document.elementFromPoint(x, y)?.closest('a, img, .giphy-gif') !== null;
  const blanks: number[] = [];
  // Resize observers run after all other callbacks of a frame, so they see what is painted.
  const pulse = document.createElement('div');
  pulse.style.position = 'fixed';
  document.body.append(pulse);
  const observer = new ResizeObserver(() => {
    blanks.push(1 - points.filter(hasTile).length / points.length);
  });
  if (looks) observer.observe(pulse);
  let frames = 0;
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const step = () => {
      const share = Math.min(1, (performance.now() - began) / duration);
      frames += 1;
      box.scrollTop = end * share;
      if (looks) pulse.style.width = `${frames % 2}px`;
      if (share < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  observer.disconnect();
  pulse.remove();
  const seconds = (performance.now() - began) / 1000;
  const sum = blanks.reduce((all, blank) => all + blank, 0);
  return {
    fps: frames / seconds,
    blank: (100 * sum) / Math.max(1, blanks.length),
    mostBlank: 100 * Math.max(0, ...blanks),
  };
}
