import { configureAnalytics } from '@gifkit/analytics';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Picker } from './Picker.tsx';

// Sends pingbacks to the sandbox.
configureAnalytics({ pingbackUrl: 'http://localhost:4002' });

function App() {
  const [sent, setSent] = useState<{ url: string; alt: string }>();
  return (
    <>
      <h1>A GIF picker of your own</h1>
      <Picker onSend={(url, alt) => setSent({ url, alt })} />
      {sent && <img className="sent" src={sent.url} alt={sent.alt} />}
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
