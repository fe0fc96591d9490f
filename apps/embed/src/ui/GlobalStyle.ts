import { createGlobalStyle } from 'styled-components';
import { WIDE_FRAME } from './frame.ts';
import { IS_STATIC } from './page-signs.ts';

/** Colours and type of every page of this server; the system's own font, so there is none to load. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --page: #ffffff;
    --ink: #121217;
    --muted: #5d5d68;
    --line: #e4e4ea;
    --raised: #f4f4f7;
    --focus: #7a1fe0;
    --stage: #08080b;
    font: 15px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A frame cut to its GIF has no room for a scrollbar. */
    scrollbar-width: none;

    @media (prefers-color-scheme: dark) {
      --page: #0c0c10;
      --ink: #f5f5f7;
      --muted: #a3a3b0;
      --line: #2a2a33;
      --raised: #18181e;
      --focus: #00ccff;
    }
    ${WIDE_FRAME} {
      scrollbar-width: auto;
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

  /* Buttons need the client. Until it is there the start script hears them. */
  @media (scripting: none) {
    button {
      display: none !important;
    }
  }
  ${IS_STATIC} button {
    display: none !important;
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
