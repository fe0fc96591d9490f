import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSER_TARGETS } from '../../scripts/supported-browsers.ts';
import { withSettings } from './src/server/document.ts';
import { readSettings } from './src/server/settings.ts';

export default defineConfig(({ command }) => {
  const settings = readSettings(process.env);
  return {
    plugins: [
      react(),
      {
        // The server puts the settings in when it serves the built page; here that is Vite's part.
        name: 'gallery-settings',
        transformIndexHtml: (html) => (command === 'serve' ? withSettings(html, settings) : html),
      },
      {
        // Who has to wait for the fonts reads the page in those of the system: nothing moves when they come.
        name: 'optional-fonts',
        enforce: 'pre',
        transform: (code, id) =>
          id.includes('@fontsource') && id.endsWith('.css')
            ? code.replaceAll('font-display: swap', 'font-display: optional')
            : undefined,
      },
    ],
    build: { target: BROWSER_TARGETS, outDir: 'dist', assetsInlineLimit: 0 },
    server: { port: settings.port, host: settings.host, strictPort: true },
  };
});
