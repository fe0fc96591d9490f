import { MotionProvider, PingbackContextManager } from '@gifkit/react-components';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadSearch, SearchPage } from './SearchPage.tsx';
import './style.css';

const router = createBrowserRouter([
  { path: '/', loader: loadSearch, Component: SearchPage, HydrateFallback: () => <p>Loading…</p> },
]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    {/* Sends no pingbacks for the sandbox's GIFs. */}
    <PingbackContextManager enabled={false}>
      <MotionProvider>
        <RouterProvider router={router} />
      </MotionProvider>
    </PingbackContextManager>
  </StrictMode>,
);
