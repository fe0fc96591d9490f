/**
 * Start script of every page with a GIF. Listens to the user and the host page, counts the GIF as seen, and loads the
 * client on the first interaction. In one file with the listener, because a host page with many frames loads both in
 * each.
 */
import { FRAGMENT_OPTIONS } from '@gifkit/embed-sdk/protocol';
import { SCRIPT_PATIENCE } from '../constants.ts';
import { listen } from '../host/listen.ts';
import type { Host } from '../host/use-host.ts';
import { type PageData, readPageData } from '../page-data.ts';
import { countSeen } from '../tracking/count.ts';
import { STARTED, STATIC, STILLS, VISITED } from '../ui/page-signs.ts';
import { recordGestures } from './record-gestures.ts';
import { watchFilm, watchStage } from './watch-film.ts';
import { watchView } from './watch-view.ts';

/** Hides or shows the buttons, and moves focus to the matching control. */
function setStatic(isStatic: boolean): void {
  const { documentElement, activeElement } = document;
  documentElement.toggleAttribute(STATIC, isStatic);
  if (!activeElement?.matches(isStatic ? 'button' : 'input, .reload')) return;
  document.querySelector<HTMLElement>(isStatic ? '.reload' : `[${STILLS}]`)?.focus();
}

async function loadClient({ words }: PageData, host: Host, replay: () => void): Promise<void> {
  // The client also imports them; this loads both in parallel.
  if (words) import(/* @vite-ignore */ words).catch(() => undefined);
  // A late client still hydrates the page.
  const timer = setTimeout(setStatic, SCRIPT_PATIENCE, true);
  try {
    const client = await import('../client.tsx');
    await client.hydratePage(host);
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

function startPlayer(player: Element): void {
  let client: Promise<void> | undefined;
  const wake = () => (client ??= loadClient(data, host, replay));
  /** Ignores failures, which were already reported; every pointer move would repeat them. */
  const wakeAsked = () => wake().catch(() => undefined);
  const data = readPageData();
  const host = listen(data.service, wake);
  const seen = watchView(player, { onView: watchFilm, onSeen: () => countSeen(data, player) });
  const replay = recordGestures(() => {
    document.documentElement.setAttribute(VISITED, '');
    seen();
    wakeAsked();
  });
  document.documentElement.setAttribute(STARTED, '');
  watchStage(wakeAsked);
  // Also an invalid key has to leave the query.
  if (new RegExp(`[?#&]${FRAGMENT_OPTIONS.apiKey.fragment}=`).test(location.href)) {
    import('../host/hide-host-key.ts').then((module) => module.hideHostKey(window), reportError);
  }
}

startPlayer(document.querySelector('section') as Element);
