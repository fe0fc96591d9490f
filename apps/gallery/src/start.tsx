import { configureAnalytics } from '@gifkit/analytics';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readPlace } from './address/place.ts';
import { themeOf } from './frame/theme.ts';
import { readOwnKey } from './service/own-key.ts';
import { serviceOf } from './service/service.ts';
import { readClientSettings, readFirstGifs, readOpenedGif } from './settings.ts';

const settings = readClientSettings(document);
const service = serviceOf(settings, readOwnKey());
configureAnalytics({
  // With a key of their own, what the visitor does stays on this machine.
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
      firstGifs={readFirstGifs(document)}
      openedGif={readOpenedGif(document)}
      theme={themeOf(document.cookie)}
    />
  </StrictMode>
);
// The server has drawn another page where the visitor has a key of their own, or a GIF open over a list.
const { under } = readPlace(window.location.pathname, window.history.state);
const isDrawn = root.firstElementChild !== null && !service.isOwn && !under;
// A transition: the browser may scroll and take keys meanwhile.
startTransition(() => {
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
