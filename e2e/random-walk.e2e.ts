import { PAGE_PATHS } from '../apps/gallery/src/address/route.ts';
import { expect, test } from './fixtures.ts';
import { walk } from './random-walk.ts';
import { EMBED, GALLERY, HEADLESS_SHELL } from './settings.ts';
import { forgive, openStory, serveStories } from './story-site.ts';

test.describe.configure({ mode: 'parallel' });

test.use({
  // Small pages render faster.
  viewport: { width: 800, height: 600 },
  // The next key comes before a page that Space or End has moved is at rest, and so would leave the focus behind.
  launchOptions: {
    ...HEADLESS_SHELL,
    args: [...HEADLESS_SHELL.args, '--disable-smooth-scrolling'],
  },
});

test('random keys find a button that loses focus', async ({ page, focusLosses, complaints }) => {
  const body = `<!doctype html><title>Focus</title><button>First</button><button id="bad">Bad</button>
    <button>Last</button><script>bad.onkeyup = () => bad.remove();</script>`;
  await page.route('http://walk.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  const walking = walk({
    name: 'bad',
    page,
    start: () => page.goto('http://walk.test/'),
    focusLosses,
    complaints,
  });
  await expect(walking).rejects.toThrow(/after step \d+ of WALK_SEED=\d+:\n/);
  focusLosses.length = 0;
});

for (const path of PAGE_PATHS) {
  test(`random keys never lose focus on the gallery’s ${path}`, async ({
    page,
    sandbox: _,
    focusLosses,
    complaints,
  }) => {
    const start = async () => {
      await page.goto(GALLERY + path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
    };
    const home = path === '/categories' ? /^\/categories/ : undefined;
    await walk({ focusLosses, complaints, name: path, page, start, home });
  });
}

test('random keys never lose focus in the embed', async ({ page, focusLosses, complaints, id }) => {
  await walk({
    focusLosses,
    complaints,
    name: 'embed',
    page,
    start: () => page.goto(`${EMBED}/embed/${id}`),
  });
});

test('random keys never lose focus in the player of a clip', async ({
  page,
  focusLosses,
  complaints,
  clipId: id,
}) => {
  await walk({
    focusLosses,
    complaints,
    name: 'clip',
    page,
    start: () => page.goto(`${EMBED}/player/${id}`),
  });
});

test.describe('of stories', () => {
  serveStories();

  test('random keys never lose focus in a picker', async ({
    page,
    sandbox: _,
    focusLosses,
    complaints,
  }) => {
    const start = async () => {
      await openStory(page, 'picker-gifpicker--popover');
      forgive(complaints);
    };
    await walk({ focusLosses, complaints, name: 'a picker', page, start });
  });
});
