/** Entry of the script that every page loads. */
import { createHost } from './host/host.ts';
import { hydratePage } from './page/hydrate-page.tsx';

hydratePage(document, createHost);
