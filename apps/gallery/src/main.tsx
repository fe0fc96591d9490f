import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/inter';
import './styles/tokens.css';
import './styles/page.css';
import './styles/header.css';
import './styles/search.css';
import './styles/fields.css';
import './styles/lists.css';
import './styles/dialog.css';
import './styles/gif.css';
import './styles/examples.css';
import './styles/forced-colors.css';
import { configureAnalytics } from '@gifkit/analytics';
import { GiphyFetch } from '@gifkit/fetch-api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readClientSettings } from './settings.ts';

const settings = readClientSettings(document);
const client = new GiphyFetch(settings.apiKey, {}, { baseUrl: settings.apiUrl });
// What the visitor does stays on this machine.
configureAnalytics({ pingbackUrl: new URL(settings.apiUrl).origin, apiKey: settings.apiKey });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');
createRoot(root).render(
  <StrictMode>
    <App client={client} embedUrl={settings.embedUrl} />
  </StrictMode>,
);
