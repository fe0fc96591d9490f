/** Does something once an element has come into view: frames that nobody scrolls to do next to nothing. */
export function onceInView(element: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
}
