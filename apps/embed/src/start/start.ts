/**
 * Entry of the one script that every page loads. It listens to the visitor and the host page, counts that the GIF
 * was seen, and loads the client when either does something.
 */
import { CLIENT_PATIENCE } from '../constants.ts';
import { createHostSlot } from '../host/host-slot.ts';
import { namesHostKey } from '../host-key.ts';
import { readPageData, START_ID } from '../page-data.ts';
import { loadTwice } from '../ui/load-twice.ts';
import { STARTED } from '../ui/page-signs.ts';
import { awaitInvitation } from './await-invitation.ts';
import { loadAgain } from './load-again.ts';
import { recordGestures } from './record-gestures.ts';
import { setStatic } from './static-page.ts';
import { watchFilm, watchStage } from './watch-film.ts';
import { watchView } from './watch-view.ts';

const files = document.getElementById(START_ID)?.dataset.client?.split(' ') ?? [];
const player = document.querySelector('section') ?? document.body;

let hasVisitor = false;

/** Fetches modules together, rather than each when the one before names it, and does not run them. */
function fetchModules(urls: readonly string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

async function loadClient(): Promise<void> {
  try {
    // Once: what failed comes with what needs it.
    fetchModules(files.splice(0));
    const { hydratePage } = await loadTwice(() => import('../client.ts'), {
      patience: CLIENT_PATIENCE,
      hasCopy: true,
    });
    await hydratePage(document, { host, hasVisitor });
    // It was set where the client did not come before.
    setStatic(false);
  } catch (error) {
    setStatic(true);
    reportError(error);
    throw error;
  } finally {
    replay();
  }
}

/** Brings the page to life, once. */
const wake = loadAgain(loadClient);

/** Why it does not come was reported when it failed; the visitor asks with every move. */
const wakeAsked = () => wake().catch(() => undefined);

const host = createHostSlot(wake);
const seen = watchView(player, watchFilm);
const replay = recordGestures(() => {
  hasVisitor = true;
  seen();
  wakeAsked();
});
document.documentElement.setAttribute(STARTED, '');
watchStage(wakeAsked);
if (namesHostKey(location)) {
  loadTwice(() => import('../host/hide-host-key.ts')).then(
    ({ hideHostKey }) => hideHostKey(window),
    reportError,
  );
}
awaitInvitation(async (missed, stop) => {
  const { listen } = await loadTwice(() => import('../host/listen.ts'));
  stop();
  listen(host, readPageData(document), missed);
});
