/** A WebP image of 2 by 2 px. */
const SAMPLE =
  'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACyAgCdASoCAAIALmk0mk0iIiIiIgBoSygABc6WWgAA/veff/0PP8bA//LwYAAA';

/** Every current browser shows WebP, so it is preferred until a check has failed. */
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

function checkOnce(): Promise<boolean> {
  check ??= loadSample();
  return check;
}

/** Whether WebP is preferred: unless {@link checkIfWebP} found that it is not shown. */
export const prefersWebP = (): boolean => isSupported;

/**
 * Whether this browser shows WebP; false where there are no images (servers). The first `await`
 * starts the check: importing this module does nothing.
 */
export const checkIfWebP: Promise<boolean> = /* @__PURE__ */ new Proxy({} as Promise<boolean>, {
  get(_target, name) {
    const promise = checkOnce();
    const member: unknown = Reflect.get(promise, name);
    return typeof member === 'function' ? member.bind(promise) : member;
  },
});
