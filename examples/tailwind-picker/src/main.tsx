import { configureAnalytics } from '@gifkit/analytics';
import { GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { GifPicker } from '../registry/gif-picker.tsx';
import './style.css';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });
const provider = giphy(client);
// Sends pingbacks to the sandbox.
configureAnalytics({ pingbackUrl: 'http://localhost:4002' });

function App() {
  const [sent, setSent] = useState<{ url: string; alt: string }>();
  return (
    <>
      <h1 className="font-semibold text-xl">A GIF picker with Tailwind</h1>
      <GifPicker
        provider={provider}
        onSelect={(_gif, { rendition, alt }) => setSent({ url: rendition.url, alt })}
      />
      {sent && <img className="sent w-full rounded-lg" src={sent.url} alt={sent.alt} />}
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
