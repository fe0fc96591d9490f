import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Each is an App.tsx of its own. */
const apps = import.meta.glob('./snippets/*.tsx');
const load = apps[`./snippets/${window.location.hash.slice(1)}.tsx`];
load?.().then(({ default: App }) => {
  createRoot(document.getElementById('root')).render(createElement(App));
});
