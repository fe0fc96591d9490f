/**
 * Entry of the one script that every page loads. It hears the visitor and the host page, counts that the GIF
 * was seen, and loads the client when either does something.
 */
import { createHostSlot } from '../host/host-slot.ts';
import { namesHostKey } from '../host-key.ts';
import { readPageData, START_ID } from '../page-data.ts';
import { viewLazily } from '../tracking/view-lazily.ts';
import { loadTwice } from '../ui/load-twice.ts';
import { STARTED, STATIC } from '../ui/page-signs.ts';
import { fetchModules } from './fetch-modules.ts';
import { hearVisitor } from './gestures.ts';
import { hearHost } from './invitation.ts';
import { loadAgain } from './load-again.ts';
import { watchFilm, watchStage } from './watch-film.ts';
import { watchView } from './watch-view.ts';

const files = document.getElementById(START_ID)?.dataset.client?.split(' ') ?? [];
const player = document.querySelector('section') ?? document.body;

let hasVisitor = false;

async function loadClient(): Promise<void> {
  try {
    fetchModules(files);
    const { hydratePage } = await loadTwice(() => import('../client.ts'));
    await hydratePage(document, { host, hasVisitor });
    // It was set where the client did not come before.
    document.documentElement.removeAttribute(STATIC);
  } catch (error) {
    document.documentElement.setAttribute(STATIC, '');
    throw error;
  } finally {
    replay();
  }
}

/** Brings the page to life, once. */
const wake = loadAgain(loadClient);

const wakeOrReport = () => wake().catch(reportError);

const host = createHostSlot(wake);
const seen = watchView(player, watchFilm);
const replay = hearVisitor(() => {
  hasVisitor = true;
  seen();
  wakeOrReport();
});
document.documentElement.setAttribute(STARTED, '');
watchStage(wakeOrReport);
viewLazily();
if (namesHostKey(location)) {
  loadTwice(() => import('../host/hide-host-key.ts')).then(
    ({ hideHostKey }) => hideHostKey(window),
    reportError,
  );
}
hearHost(async (missed, stop) => {
  const { listen } = await loadTwice(() => import('../host/listen.ts'));
  stop();
  listen(host, readPageData(document), missed);
});
