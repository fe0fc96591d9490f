import { createGlobalStyle } from 'styled-components';
import { WIDE_FRAME } from './frame.ts';

/** Colours and type of every page of this server; the system's own font, so there is none to load. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --page: light-dark(#ffffff, #0c0c10);
    --ink: light-dark(#121217, #f5f5f7);
    --muted: light-dark(#5d5d68, #a3a3b0);
    --line: light-dark(#e4e4ea, #2a2a33);
    --raised: light-dark(#f4f4f7, #18181e);
    --focus: light-dark(#7a1fe0, #00ccff);
    --stage: #08080b;
    font: 15px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
    -webkit-font-smoothing: antialiased;
    text-size-adjust: 100%;
    /* A frame cut to its GIF has no room for a scrollbar. */
    scrollbar-width: none;

    ${WIDE_FRAME} {
      scrollbar-width: auto;
      scrollbar-gutter: stable;
    }
  }

  *, ::before, ::after {
    box-sizing: border-box;
  }

  body {
    margin: 0;
    background: var(--page);
    color: var(--ink);
    overflow-wrap: anywhere;
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
