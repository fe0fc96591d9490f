import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/inter';
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

/** Loads React and the page in separate tasks, so that the browser can respond to input in between. */
async function start(): Promise<void> {
  await import('react-dom/client');
  await import('./start.tsx');
}

// Paint the server's markup before hydration scripts run.
if (document.getElementById('root')?.firstElementChild) afterPaint(start);
else start();
