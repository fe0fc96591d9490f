/** A WebP image of 2 × 2 px. */
const SAMPLE =
  'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACyAgCdASoCAAIALmk0mk0iIiIiIgBoSygABc6WWgAA/veff/0PP8bA//LwYAAA';

/** Every current browser supports WebP, so assume it until a check fails. */
let isSupported = true;
let check: Promise<boolean> | undefined;

function loadSample(): Promise<boolean> {
  if (typeof Image === 'undefined') return Promise.resolve(false);
  return new Promise((resolve) => {
    const image = new Image();
    const settle = (canShow: boolean) => () => {
      isSupported = canShow;
      resolve(canShow);
    };
    image.onload = settle(true);
    image.onerror = settle(false);
    image.src = SAMPLE;
  });
}

/** True unless {@link checkIfWebP} found no support. */
export const prefersWebP = (): boolean => isSupported;

/**
 * Resolves to true if this browser supports WebP, and to false on servers. The check starts with the first `await`,
 * because importing this module must have no effect.
 */
export const checkIfWebP: Promise<boolean> = /* @__PURE__ */ new Proxy({} as Promise<boolean>, {
  get(_target, name) {
    check ??= loadSample();
    const member: unknown = Reflect.get(check, name);
    return typeof member === 'function' ? member.bind(check) : member;
  },
});
