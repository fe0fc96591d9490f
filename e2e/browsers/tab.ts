import { expect } from '@playwright/test';
import { focusLosses, watchFocus } from '../focus-watch.ts';
import type { Driver, Found, Key, Target } from './driver.ts';

/** Runs in the page: whether the element is rendered; it may be transparent. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Runs in the page. */
const isFocused = (element: Element): boolean => element === element.ownerDocument.activeElement;

/** A browser window with actions that wait for their elements. */
export class Tab {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async goto(url: string): Promise<void> {
    await this.#driver.goto(url);
    await this.evaluate(watchFocus);
  }

  /** Waits for the first rendered element that matches. */
  async find(target: Target): Promise<Found> {
    let found: Found | undefined;
    await this.#eventually(`finds ${JSON.stringify(target)}`, async () => {
      found = await this.#findRendered(target);
      return found !== undefined;
    });
    return found as Found;
  }

  async waitUntilGone(target: Target): Promise<void> {
    await this.#eventually(
      `finds no ${JSON.stringify(target)}`,
      async () => (await this.#findRendered(target)) === undefined,
    );
  }

  async click(target: Target): Promise<void> {
    await (await this.find(target)).click();
  }

  async hover(target: Target): Promise<void> {
    await (await this.find(target)).hover();
  }

  async isFocused(target: Target): Promise<boolean> {
    return (await this.find(target)).evaluate(isFocused);
  }

  evaluate<Args extends unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.#driver.evaluate(fn, ...args);
  }

  /** Retries, also if an element was removed during the check. */
  async #eventually(message: string, isSo: () => Promise<boolean>): Promise<void> {
    await expect(async () => expect(await isSo(), message).toBe(true)).toPass();
  }

  async #findRendered(target: Target): Promise<Found | undefined> {
    for (const found of await this.#driver.findAll(target)) {
      if (await found.evaluate(isRendered)) return found;
    }
    return undefined;
  }

  /** Actions in the document after which focus fell back to the body. */
  async focusLosses(): Promise<string[]> {
    let losses: string[] | null = null;
    await expect(async () => {
      losses = await this.evaluate(focusLosses);
      expect(losses).not.toBeNull();
    }).toPass();
    return losses ?? [];
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }
}
