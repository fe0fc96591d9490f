/**
 * Renders components over a list of GIFs without a service. The query names the part and styles for the page (`html`,
 * `body`) and for the element around the part (`around`). `window.show(false)` unmounts the part, or hides it (`activity`).
 */
import { Activity, StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { defineProvider } from '../../packages/providers/src/index.ts';
import {
  Carousel,
  createGridMemory,
  Gif,
  Grid,
} from '../../packages/react-components/src/index.ts';
import { GifPicker } from '../../packages/react-components/src/picker/index.ts';
import { drawGif } from './draw-gif.ts';

const query = new URLSearchParams(location.search);

const HEIGHTS = [120, 200, 300, 160, 260];

const gifs = Array.from({ length: 600 }, (_, index) =>
  drawGif(index, HEIGHTS[index % HEIGHTS.length]),
);
const meta = { status: 200, msg: 'OK', response_id: 'r' };
const fetchGifs = async (offset: number) => {
  window.pages += 1;
  const data = gifs.slice(offset, offset + 100);
  return { data, meta, pagination: { offset, count: data.length, total_count: gifs.length } };
};
const memory = createGridMemory();
const page = async () => ({ data: gifs.slice(0, 30) });
const provider = defineProvider({
  name: 'own',
  search: page,
  trending: page,
  gif: async () => null,
});

function Picker({ presentation }: { presentation: 'popover' | 'sheet' }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        style={{ margin: '100px 0 0 150px' }}
        onClick={() => setOpen(!isOpen)}
      >
        Pick
      </button>
      <GifPicker
        presentation={presentation}
        open={isOpen}
        onOpenChange={setOpen}
        anchor={button}
        provider={provider}
        editAlt
        onSelect={() => {}}
        storage={null}
      />
    </>
  );
}

const Form = () => (
  <form
    onSubmit={() => {
      document.title = 'Submitted';
    }}
  >
    <GifPicker
      provider={provider}
      editAlt
      onSelect={() => {
        document.title = 'Chosen';
      }}
      storage={null}
    />
  </form>
);

const parts: Record<string, () => React.ReactNode> = {
  grid: () => (
    <Grid
      fetchGifs={fetchGifs}
      initialGifs={gifs}
      onGifSeen={() => {
        window.seenGifs += 1;
      }}
    />
  ),
  memory: () => (
    <StrictMode>
      <Grid fetchGifs={fetchGifs} initialGifs={gifs} memory={memory} />
    </StrictMode>
  ),
  loading: () => <Grid fetchGifs={fetchGifs} />,
  carousel: () => (
    <Carousel fetchGifs={fetchGifs} initialGifs={gifs} gifHeight={120} onGifClick={() => {}} />
  ),
  single: () => <Gif gif={drawGif(0)} width={200} />,
  popover: () => <Picker presentation="popover" />,
  unanchored: () => (
    <StrictMode>
      <GifPicker provider={provider} presentation="popover" onSelect={() => {}} storage={null} />
    </StrictMode>
  ),
  inline: () => <GifPicker provider={provider} onSelect={() => {}} storage={null} />,
  form: Form,
  sheet: () => <Picker presentation="sheet" />,
};
const Part = parts[query.get('part') ?? 'grid'] ?? (() => null);

document.documentElement.style.cssText = query.get('html') ?? '';
document.body.style.cssText = `margin: 0; ${query.get('body') ?? ''}`;
const host = document.body.appendChild(document.createElement('div'));
host.id = 'host';
host.style.cssText = query.get('around') ?? '';
const root = createRoot(host);

declare global {
  interface Window {
    pages: number;
    seenGifs: number;
    show: (isShown: boolean) => void;
  }
}
window.pages = 0;
window.seenGifs = 0;
window.show = (isShown) => {
  const gone = <p style={{ height: 50 }}>Gone</p>;
  const hidden = (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Part />
    </Activity>
  );
  const shown = isShown ? <Part /> : gone;
  const part = query.has('activity') ? hidden : shown;
  const isOutOfHead = query.has('styles');
  root.render(
    isOutOfHead ? (
      <StyleSheetManager target={document.documentElement}>{part}</StyleSheetManager>
    ) : (
      part
    ),
  );
};
window.show(true);
