import { HOST_PAGE, START_FAILURES, serveWithoutStart } from '../start-failures.ts';
import type { Target } from './driver.ts';
import { expect, test } from './fixtures.ts';
import type { Tab, View } from './tab.ts';

const PAUSE: Target = { role: 'checkbox', name: 'Pause' };

/** How many buttons a visitor could see or reach. */
const buttons = (view: View): Promise<number> =>
  view.evaluate(
    () =>
      [...document.querySelectorAll('button')].filter((button) =>
        button.checkVisibility({ visibilityProperty: true }),
      ).length,
  );

const isFilmVisible = (view: View): Promise<boolean> =>
  view.evaluate(
    () =>
      document.querySelector('[data-film]')?.checkVisibility({ visibilityProperty: true }) ?? false,
  );

/** In a frame, and that in a page that has loaded: drivers wait for pages, and a script that hangs holds one up. */
async function openFrame(tab: Tab, origin: string, path: string): Promise<View> {
  await tab.goto(origin + HOST_PAGE);
  await tab.evaluate((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: 480, height: 480 });
    document.body.append(frame);
  }, origin + path);
  return tab.frame('iframe');
}

// Through WebKit's driver no switch is found in a frame whose script hangs; whether the driver or the page is the
// reason is not known. That one is looked at in Chromium, see ../start.e2e.ts.
for (const failure of START_FAILURES.filter((one) => one !== 'hangs')) {
  test(`a page whose start script ${failure} can be stopped, and shows no dead button`, async ({
    tab,
    sandbox,
  }) => {
    const [id] = await sandbox.ids('gifs/trending?limit=1');
    const site = await serveWithoutStart(failure);
    try {
      const frame = await openFrame(tab, site.origin, `/embed/${id}`);
      await frame.click(PAUSE);
      await expect.poll(() => isFilmVisible(frame)).toBe(false);
      await frame.click(PAUSE);
      await expect.poll(() => isFilmVisible(frame)).toBe(true);
      expect(await buttons(frame)).toBe(0);
      await frame.find({ role: 'link', name: 'Continue Watching on Gifkit' });
    } finally {
      site.close();
    }
  });
}
