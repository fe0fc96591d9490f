import { WIDE_FRAME } from './frame.ts';
import { IS_STATIC, IS_UNSTARTED } from './page-signs.ts';

/** CSS without the spaces that help a reader. */
const squeeze = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replaceAll(';}', '}')
    .trim();

const LIGHT = `
  --page: #fff;
  --ink: #121217;
  --muted: #5d5d68;
`;

const DARK = `
  --page: #0c0c10;
  --ink: #f5f5f7;
  --muted: #a3a3b0;
`;

/** What pages have besides whose host has chosen their colours. */
export const THEME_CSS = {
  light: themeCss('light', LIGHT),
  dark: themeCss('dark', DARK),
} as const;

function themeCss(scheme: string, colours: string): string {
  return squeeze(`
    :root {
      color-scheme: ${scheme};
      ${colours}
    }
    @media (prefers-contrast: more) {
      :root {
        --muted: var(--ink);
      }
    }
  `);
}

/**
 * Colours and type of every page of this server; the system's own font, so there is none to load. The server
 * sends it with each page, and it stays there: the client needs no copy.
 */
export const GLOBAL_CSS = squeeze(`
  :root {
    color-scheme: light dark;
    ${LIGHT}
    --stage: #08080b;
    --plate: rgb(12 12 16 / 80%);
    font: 15px/1.4 system-ui, sans-serif;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* A frame cut to its GIF has no room for a scrollbar. */
    scrollbar-width: none;
  }
  @media (prefers-color-scheme: dark) {
    :root {${DARK}}
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

  /* Buttons need the client. Until it is there the start script hears them, and before that nobody does. */
  ${IS_UNSTARTED} button {
    visibility: hidden !important;
  }
  @media (scripting: none) {
    button {
      display: none !important;
    }
  }
  ${IS_STATIC} button {
    display: none !important;
  }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0s !important;
      transition-duration: 0s !important;
    }
  }

  /* Of two tones: one of them is seen on any picture. */
  html :focus-visible {
    outline: 2px solid #fff;
    outline-offset: 2px;
    box-shadow: 0 0 0 6px #08080b;
  }
  @media (prefers-contrast: more) {
    :root {
      --muted: var(--ink);
      --plate: #000;
    }
  }
  @media (forced-colors: active) {
    :root {
      --plate: Canvas;
    }
    html :focus-visible {
      outline: 3px solid Highlight;
    }
    button, footer a {
      border: 1px solid !important;
    }
  }
`);
