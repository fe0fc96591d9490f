import { Builder, By, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, Engine, EngineSettings, Found, FramePath, Key } from './driver.ts';
import { toQuery } from './query.ts';
import { startAgain } from './start-again.ts';
import { startWebKitServer } from './webkit-server.ts';

const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
};

/** Makes the document that the path leads to the one that is spoken to; false where it is not there. */
async function enter(driver: WebDriver, frames: FramePath): Promise<boolean> {
  await driver.switchTo().defaultContent();
  for (const selector of frames) {
    const [iframe] = await driver.findElements(By.css(selector));
    if (!iframe) return false;
    await driver.switchTo().frame(iframe);
  }
  return true;
}

const toFound = (driver: WebDriver, element: WebElement): Found => ({
  click: () => element.click(),
  hover: () => driver.actions().move({ origin: element }).perform(),
  evaluate: (fn, ...args) => driver.executeScript(fn as never, element, ...args),
});

const toDriver = (driver: WebDriver): Driver => ({
  async goto(url) {
    await driver.switchTo().defaultContent();
    await driver.get(url);
  },
  async findAll(frames, target) {
    if (!(await enter(driver, frames))) return [];
    const elements = await driver.executeScript<WebElement[]>(await toQuery(target));
    return elements.map((element) => toFound(driver, element));
  },
  async evaluate(frames, fn, ...args) {
    if (!(await enter(driver, frames))) throw new Error(`No frame at ${frames.join(' ')}.`);
    return driver.executeScript<never>(fn as never, ...args);
  },
  async press(key) {
    await driver.actions().sendKeys(KEYS[key]).perform();
  },
  async type(text) {
    await driver.actions().sendKeys(text).perform();
  },
  async resize(width, height) {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  },
  screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  async close() {
    await driver.quit();
  },
});

/**
 * How a window starts: in a second, in two beside much other work, and now and then never. WebKitWebDriver chooses a
 * port that is free at the moment, among those that the system gives to any connection, and tells MiniBrowser to listen
 * there. Where another program has it by then, WebKitWebDriver speaks to that one, and has no time limit.
 */
const WINDOW_START = { patience: 15_000, tries: 3 };

/** Starts WebKitGTK's WebDriver, which opens a browser of its own for each window. */
export async function launchWebKit(binary: string, settings: EngineSettings): Promise<Engine> {
  let server = await startWebKitServer(settings);
  const openWindow = async () => {
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(server.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
    return toDriver(driver);
  };
  /** The browser that hangs ends with its server: nothing else knows which one it is. */
  const restart = async () => {
    await server.stop();
    server = await startWebKitServer(settings);
  };
  return {
    open: () => startAgain(openWindow, { ...WINDOW_START, end: restart }),
    close: () => server.stop(),
  };
}
