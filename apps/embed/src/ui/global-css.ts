import { WIDE_FRAME } from './frame.ts';
import { IS_STATIC } from './page-signs.ts';

/** CSS without the spaces that help a reader. */
const squeeze = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

/**
 * Colours and type of every page of this server; the system's own font, so there is none to load. The server
 * sends it with each page, and it stays there: the client needs no copy.
 */
export const GLOBAL_CSS = squeeze(`
  :root {
    color-scheme: light dark;
    --page: #fff;
    --ink: #121217;
    --muted: #5d5d68;
    --focus: #7a1fe0;
    --stage: #08080b;
    font: 15px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A frame cut to its GIF has no room for a scrollbar. */
    scrollbar-width: none;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #0c0c10;
      --ink: #f5f5f7;
      --muted: #a3a3b0;
      --focus: #0cf;
    }
  }
  ${WIDE_FRAME} {
    :root {
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
`);
