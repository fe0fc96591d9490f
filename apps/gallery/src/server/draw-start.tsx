import type { IGif } from '@gifkit/model';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import type { Theme } from '../frame/theme.ts';
import { serviceOf } from '../service/service.ts';
import type { ClientSettings } from '../settings.ts';

export interface StartPage {
  settings: ClientSettings;
  firstGifs: readonly IGif[];
  theme: Theme;
}

/** Draws the start page to HTML, which the browser shows before a script runs and takes over then. */
export const drawStart = ({ settings, firstGifs, theme }: StartPage): string =>
  renderToString(
    <StrictMode>
      <App
        service={serviceOf(settings, undefined)}
        embedUrl={settings.embedUrl}
        firstGifs={firstGifs}
        theme={theme}
      />
    </StrictMode>,
  );
