/**
 * Renders the components outside the page's own tree: in a closed shadow root (`place=closed`), in the slot of one
 * (`slotted`), or through a portal into the document of an iframe (`framed`), always in a scroll container.
 * `window.place` is their tree.
 */
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { configureAnalytics } from '../../packages/analytics/src/index.ts';
import { GiphyFetch } from '../../packages/fetch-api/src/index.ts';
import type { IGif } from '../../packages/model/src/index.ts';
import { giphy } from '../../packages/providers/src/index.ts';
import {
  Gif,
  Grid,
  SearchBar,
  SearchContextManager,
  SuggestionBar,
  Video,
} from '../../packages/react-components/src/index.ts';
import { GifPicker } from '../../packages/react-components/src/picker/index.ts';

const query = new URLSearchParams(location.search);
const service = query.get('service') ?? '';
configureAnalytics({ pingbackUrl: service });
const client = new GiphyFetch('e2e', {}, { baseUrl: `${service}/v1` });

/** The first GIF with an uploader, and the first clip with captions. */
const { data: gifs } = await client.trending({ limit: 25 });
const { data: clips } = await client.trending({ type: 'videos', limit: 25 });
const gif = gifs.find(({ user }) => user) as IGif;
const clip = clips.find(({ video }) => video?.captions) as IGif;

const focusable = (name: string) =>
  Object.assign(document.createElement('button'), { textContent: name });
const opener = focusable('Open from here');

function Picker() {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('nothing');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    opener.onclick = () => setOpen(true);
  }, []);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpen(!isOpen)}>
        Pick a GIF
      </button>
      <output>{chosen}</output>
      <GifPicker
        presentation="popover"
        open={isOpen}
        onOpenChange={setOpen}
        anchor={button}
        provider={giphy(client)}
        onSelect={({ id }) => setChosen(String(id))}
        storage={null}
        style={{ width: 360, height: 320 }}
      />
    </>
  );
}

const parts: Record<string, ComponentType> = {
  grid: () => (
    <Grid columns={3} fetchGifs={(offset, { signal }) => client.trending({ offset, signal })} />
  ),
  cells: () => (
    <Grid
      pattern="picker"
      noLink
      columns={3}
      onGifClick={({ id }) => {
        document.title = String(id);
      }}
      fetchGifs={(offset, { signal }) => client.trending({ offset, signal })}
    />
  ),
  gif: () => <Gif gif={gif} width={300} />,
  video: () => <Video gif={clip} width={480} controls persistentControls />,
  search: () => (
    <SearchContextManager apiKey="e2e" client={client}>
      <SearchBar />
      <SuggestionBar />
    </SearchContextManager>
  ),
  picker: Picker,
};
const Part = parts[query.get('part') ?? ''] ?? (() => null);

const SCROLLER = 'height: 400px; width: 640px; overflow: auto';

/** Content to scroll past, above and below the component. A grid loads its next page above the lower one. */
const Widget = ({ children }: { children?: ReactNode }) => (
  <>
    <div style={{ height: 120 }}>A widget</div>
    {children}
    {query.get('part') !== 'grid' && <div style={{ height: 900 }} />}
  </>
);

const host = document.createElement('div');
document.body.append(opener, focusable('Before'), host, focusable('After'));

interface Stage {
  tree: Document | ShadowRoot;
  styles: HTMLElement | ShadowRoot;
  scroller: HTMLElement;
  render: (content: ReactNode) => void;
}

function inShadow(isSlotted: boolean): Stage {
  const tree = host.attachShadow({ mode: 'closed' });
  const scroller = tree.appendChild(document.createElement('div'));
  scroller.style.cssText = SCROLLER;
  if (isSlotted) scroller.append(document.createElement('slot'));
  const root = createRoot(isSlotted ? host : scroller);
  const render = (content: ReactNode) => root.render(content);
  return isSlotted
    ? { tree: document, styles: document.head, scroller, render }
    : { tree, styles: tree, scroller, render };
}

function inFrame(): Stage {
  const frame = host.appendChild(document.createElement('iframe'));
  frame.style.cssText = 'border: 0; width: 640px; height: 400px';
  const tree = frame.contentDocument as Document;
  const root = createRoot(document.createElement('div'));
  return {
    tree,
    styles: tree.head,
    scroller: tree.scrollingElement as HTMLElement,
    render: (content) => root.render(createPortal(content, tree.body)),
  };
}

const place = query.get('place');
const { tree, styles, scroller, render } =
  place === 'framed' ? inFrame() : inShadow(place === 'slotted');

Object.assign(window, { place: tree, scroller });

render(
  <StyleSheetManager target={styles}>
    <Widget>
      <Part />
    </Widget>
  </StyleSheetManager>,
);
