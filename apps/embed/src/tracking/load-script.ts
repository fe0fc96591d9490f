/** Loads a script of another host. @param name of what is missing where it does not come. */
export function loadScript(url: string, name: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.addEventListener('error', () => console.warn('Gifkit', `${name} could not be loaded`));
  document.head.append(script);
}
