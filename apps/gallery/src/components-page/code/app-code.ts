import { indent, jsx, literal } from './jsx.ts';

/** The client that the code makes: its key, and where the service is if that is not the real one. */
export interface ClientCode {
  apiKey: string;
  baseUrl?: string | undefined;
}

export interface AppCode {
  client: ClientCode;
  /** What is imported from @gifkit/react-components. */
  components: readonly string[];
  /** What is imported from other packages, a line each. */
  imports?: readonly string[];
  /** GIFs that are there from the start: their names in the code, and their ids. */
  gifs?: Readonly<Record<string, string | number>>;
  /** Other declarations above the component. */
  before?: string;
  /** First lines of the component. */
  body?: string;
  /** What the component returns, as JSX. */
  element: string;
}

const clientLine = ({ apiKey, baseUrl }: ClientCode): string =>
  baseUrl
    ? `const client = new GiphyFetch(${literal(apiKey)}, {}, {\n  baseUrl: ${literal(baseUrl)},\n});`
    : `const client = new GiphyFetch(${literal(apiKey)});`;

/** A whole `App.tsx` for a fresh Vite app with React. */
export function appCode({
  client,
  components,
  imports = [],
  gifs = {},
  before,
  body,
  element,
}: AppCode): string {
  const names = components.join(', ');
  const list = names.length > 50 ? `\n  ${components.join(',\n  ')},\n` : ` ${names} `;
  const needsClient = Object.keys(gifs).length > 0 || /\bclient\b/.test(element + (before ?? ''));
  const head = [
    ...(needsClient ? ["import { GiphyFetch } from '@gifkit/fetch-api';"] : []),
    `import {${list}} from '@gifkit/react-components';`,
    ...imports,
  ];
  const calls = Object.entries(gifs).map(
    ([name, id]) => `const { data: ${name} } = await client.gif(${literal(String(id))});`,
  );
  const parts = [
    head.join('\n'),
    [...(needsClient ? [clientLine(client)] : []), ...calls].join('\n'),
    before,
    `export default function App() {\n${body ? `${indent(body)}\n` : ''}  return (\n${indent(indent(element))}\n  );\n}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Elements one after the other, in one. */
export const fragment = (...elements: string[]): string =>
  elements.length === 1 ? (elements[0] ?? '') : `<>\n${indent(elements.join('\n'))}\n</>`;

/** A box of some height that scrolls. */
export const SCROLLER = { height: 420, overflowY: 'auto' } as const;

export const scrollerCode = (element: string): string => jsx('div', { style: SCROLLER }, element);
