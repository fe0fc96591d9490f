import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, Engine, EngineSettings, Found, Key } from './driver.ts';
import { toQuery } from './query.ts';
import { startAgain } from './start-again.ts';
import { startWebKitServer } from './webkit-server.ts';

const KEYS: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
};

const toFound = (driver: WebDriver, element: WebElement): Found => ({
  click: () => element.click(),
  hover: () => driver.actions().move({ origin: element }).perform(),
  evaluate: (fn, ...args) => driver.executeScript(fn as never, element, ...args),
});

const toDriver = (driver: WebDriver): Driver => ({
  async goto(url) {
    await driver.get(url);
  },
  async findAll(target) {
    const elements = await driver.executeScript<WebElement[]>(await toQuery(target));
    return elements.map((element) => toFound(driver, element));
  },
  evaluate: (fn, ...args) => driver.executeScript<never>(fn as never, ...args),
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
 * A window starts within a second, two on a busy machine, but sometimes never: WebKitWebDriver picks a free port from
 * the system's ephemeral range and tells MiniBrowser to listen there. If another program takes the port first,
 * WebKitWebDriver connects to that program and never times out.
 */
const WINDOW_START = { patience: 15_000, tries: 3 };

/** Starts WebKitGTK's WebDriver, which opens a separate browser for each window. */
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
  /** A hanging browser can only be ended with its server, because nothing else knows its process. */
  const restart = async () => {
    await server.stop();
    server = await startWebKitServer(settings);
  };
  return {
    open: () => startAgain(openWindow, { ...WINDOW_START, end: restart }),
    close: () => server.stop(),
  };
}
