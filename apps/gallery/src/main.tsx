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
import { configureAnalytics } from '@gifkit/analytics';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readPageData } from './settings.ts';

const data = readPageData();
const { pingbackUrl, apiKey } = data.settings;
configureAnalytics({
  enabled: pingbackUrl !== undefined,
  respectGlobalPrivacyControl: true,
  pingbackUrl,
  apiKey,
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');
const app = (
  <StrictMode>
    <App {...data} />
  </StrictMode>
);
// A transition keeps the browser responsive.
startTransition(() => {
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
