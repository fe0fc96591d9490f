import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { Driver, Engine, EngineSettings, Found } from './driver.ts';
import { toQuery } from './query.ts';

/** Pointer capabilities of a mouse (`hover` and `fine`), which headless Firefox lacks. */
const MOUSE = 6;

const toFound = (element: ElementHandle<Element>): Found => ({
  click: () => element.click(),
  hover: () => element.hover(),
  evaluate: (fn, ...args) => element.evaluate(fn as never, ...args) as never,
});

const toDriver = (page: Page, close: () => Promise<void>): Driver => ({
  async goto(url) {
    await page.goto(url);
  },
  async findAll(target) {
    const list = await page.evaluateHandle(`(() => {${await toQuery(target)}})()`);
    const properties = await list.getProperties();
    return Array.from(properties.values(), (property) => property.asElement())
      .filter((element) => element !== null)
      .map((element) => toFound(element as ElementHandle<Element>));
  },
  evaluate: (fn, ...args) => page.evaluate(fn as never, ...args) as never,
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (width, height) => setSize(page, width, height),
  screenshot: () => page.screenshot(),
  close,
});

/** Sets the viewport size. Ignores the orientation that Puppeteer also sets, which Firefox 140 does not support. */
const setSize = (page: Page, width: number, height: number) =>
  page.setViewport({ width, height }).catch((error) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });

/** Starts Firefox, driven by WebDriver BiDi. */
export async function launchFirefox(
  executablePath: string,
  { reducedMotion }: EngineSettings,
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'ui.primaryPointerCapabilities': MOUSE,
      'ui.allPointerCapabilities': MOUSE,
      'ui.prefersReducedMotion': Number(reducedMotion),
    },
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await setSize(page, 1024, 720);
      return toDriver(page, () => context.close());
    },
    close: () => browser.close(),
  };
}
