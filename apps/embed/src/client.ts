/** Entry of the script that every page loads. */
import { createHost } from './host/host.ts';
import { hydratePage } from './page/hydrate-page.tsx';

// First of all: the host page may speak as soon as the frame has loaded.
hydratePage(document, createHost());
