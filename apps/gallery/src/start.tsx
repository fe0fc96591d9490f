import { configureAnalytics } from '@gifkit/analytics';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readOwnKey } from './service/own-key.ts';
import { serviceOf } from './service/service.ts';
import { readClientSettings, readPageData } from './settings.ts';

const settings = readClientSettings();
const service = serviceOf(settings, readOwnKey());
configureAnalytics({
  // With their own key, the user's events stay on this machine.
  enabled: !service.isOwn && settings.pingbackUrl !== undefined,
  respectGlobalPrivacyControl: true,
  pingbackUrl: settings.pingbackUrl,
  apiKey: settings.apiKey,
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');
const app = (
  <StrictMode>
    <App
      service={service}
      embedUrl={settings.embedUrl}
      siteUrl={settings.siteUrl}
      firstGifs={readPageData('first-gifs')}
      openedGif={readPageData('opened-gif')}
    />
  </StrictMode>
);
// Users with their own key get all content from the real service.
const isDrawn = root.firstElementChild !== null && !service.isOwn;
// A transition keeps the browser responsive.
startTransition(() => {
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
