import { expect } from '@playwright/test';
import { focusLosses, watchFocus } from '../focus-watch.ts';
import type { Driver, Found, FramePath, Key, Target } from './driver.ts';

/** Runs in the page: whether the element takes part in the layout, transparent or not. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Runs in the page. */
const isFocused = (element: Element): boolean => element === element.ownerDocument.activeElement;

/** A document that a visitor uses: it waits for what is to be used, as a visitor would. */
export class View {
  protected readonly driver: Driver;
  readonly #frames: FramePath;

  constructor(driver: Driver, frames: FramePath = []) {
    this.driver = driver;
    this.#frames = frames;
  }

  /** The document in an iframe of this one, whether it is there yet or not. */
  frame(selector: string): View {
    return new View(this.driver, [...this.#frames, selector]);
  }

  /** The first rendered element that matches, as soon as there is one. */
  async find(target: Target): Promise<Found> {
    let found: Found | undefined;
    await this.#eventually(`finds ${JSON.stringify(target)}`, async () => {
      found = await this.#findRendered(target);
      return found !== undefined;
    });
    return found as Found;
  }

  /** Resolves as soon as no rendered element matches. */
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
    return this.driver.evaluate(this.#frames, fn, ...args);
  }

  /** Tries again also where an element left the page while it was looked at. */
  async #eventually(message: string, isSo: () => Promise<boolean>): Promise<void> {
    await expect(async () => expect(await isSo(), message).toBe(true)).toPass();
  }

  async #findRendered(target: Target): Promise<Found | undefined> {
    for (const found of await this.driver.findAll(this.#frames, target)) {
      if (await found.evaluate(isRendered)) return found;
    }
    return undefined;
  }
}

/** A window of the browser. */
export class Tab extends View {
  async goto(url: string): Promise<void> {
    await this.driver.goto(url);
    await this.evaluate(watchFocus);
  }

  /** What was activated in the document, and left the focus on the body. */
  async focusLosses(): Promise<string[]> {
    let losses: string[] | null = null;
    await expect(async () => {
      losses = await this.evaluate(focusLosses);
      expect(losses).not.toBeNull();
    }).toPass();
    return losses ?? [];
  }

  /** Makes the window so large, px. */
  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }
}
