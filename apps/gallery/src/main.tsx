import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/inter';
import './styles/tokens.css';
import './styles/page.css';
import './styles/header.css';
import './styles/search.css';
import './styles/about.css';
import './styles/fields.css';
import './styles/lists.css';
import './styles/gif.css';
import './styles/examples.css';
import './chat/chat.css';
import './styles/forced-colors.css';
import { afterPaint } from './shared/after-paint.ts';

/** The library and the page run in a task each, so that the browser can answer the visitor between them. */
async function start(): Promise<void> {
  await import('react-dom/client');
  await import('./start.tsx');
}

// What the server has drawn is painted before the scripts that take it over run.
if (document.getElementById('root')?.firstElementChild) afterPaint(start);
else start();
