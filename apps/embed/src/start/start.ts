/**
 * Entry of the one script that every page loads. It listens to the visitor and the host page, counts that the GIF
 * was seen, and loads the client when either does something.
 */
import { SCRIPT_PATIENCE } from '../constants.ts';
import { createHostSlot } from '../host/host-slot.ts';
import { namesHostKey, readPageData, START_ID } from '../page-data.ts';
import { STARTED, STATIC, STILLS } from '../ui/page-signs.ts';
import { awaitInvitation } from './await-invitation.ts';
import { recordGestures } from './record-gestures.ts';
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

/** Takes the buttons off the page, or brings them back, and the focus goes with them. */
function setStatic(isStatic: boolean): void {
  const { documentElement, activeElement } = document;
  documentElement.toggleAttribute(STATIC, isStatic);
  if (!activeElement?.matches(isStatic ? 'button' : 'input, .reload')) return;
  document.querySelector<HTMLElement>(isStatic ? '.reload' : `[${STILLS}]`)?.focus();
}

async function loadClient(): Promise<void> {
  fetchModules(files);
  // What comes late is taken all the same.
  const timer = setTimeout(setStatic, SCRIPT_PATIENCE, true);
  try {
    const { hydratePage } = await import('../client.tsx');
    await hydratePage(document, { host, hasVisitor });
    setStatic(false);
    replay();
  } catch (error) {
    setStatic(true);
    reportError(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

let client: Promise<void> | undefined;
/** Brings the page to life, once. */
const wake = () => {
  client ??= loadClient();
  return client;
};

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
  import('../host/hide-host-key.ts').then(({ hideHostKey }) => hideHostKey(window), reportError);
}
awaitInvitation(async (missed, stop) => {
  const { listen } = await import('../host/listen.ts');
  stop();
  listen(host, readPageData(document), missed);
});
