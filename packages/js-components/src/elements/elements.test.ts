import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeClip } from '../../../headless/src/test/make-clip.ts';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import { hostileValues, MARK } from '../../../react-components/src/test/hostile-props.tsx';
import { defineElements, type GifkitElements } from '../define.ts';
import { startService } from '../test/service.ts';
import { attributesOf, type ElementSpec, SPECS } from './specs.ts';

const paths = startService();
const upgraded = document.createElement('gifkit-gif');
defineElements();

afterEach(async () => {
  document.body.replaceChildren();
  await Promise.resolve();
});

function open<Name extends keyof GifkitElements>(name: Name, attributes = '') {
  document.body.innerHTML = `<${name} ${attributes}></${name}>`;
  return document.body.firstElementChild as GifkitElements[Name];
}

const tiles = (root: ParentNode = document) => root.querySelectorAll('.giphy-gif');
const showTiles = () => waitFor(() => expect(tiles().length).toBeGreaterThan(0));

/** Opens a grid of GIFs and waits for them. */
async function openGrid(count: number, attributes = '') {
  const grid = open('gifkit-grid', `width="600" ${attributes}`);
  grid.externalGifs = makeGifs(count);
  await waitFor(() => expect(tiles(grid.shadowRoot ?? grid)).toHaveLength(count));
  return grid;
}

describe('<gifkit-grid>', () => {
  it('fetches by its attributes', async () => {
    open(
      'gifkit-grid',
      'api-key="k" term="happy" type="stickers" limit="5" width="600" columns="2"',
    );
    await showTiles();
    expect(paths[0]).toMatch(/^\/v1\/stickers\/search\?.*limit=5/);
    expect(paths[0]).toMatch(/q=happy/);
  });

  it('shows trending GIFs without a term, and a new list for a new term', async () => {
    const grid = open('gifkit-grid', 'api-key="k" width="600"');
    await showTiles();
    grid.setAttribute('term', 'dog');
    await waitFor(() => expect(paths.at(-1)).toContain('q=dog'));
    expect(paths[0]).toMatch(/^\/v1\/gifs\/trending/);
  });

  it('takes functions and objects as properties, even if set before the definition', async () => {
    const gif = makeGif('early');
    const onGifClick = vi.fn();
    Object.assign(upgraded, { gif, width: 100, onGifClick });
    document.body.append(upgraded);
    customElements.upgrade(upgraded);
    await Promise.resolve();
    expect(tiles()[0]).toHaveAttribute('data-giphy-id', 'early');
    expect(Object.hasOwn(upgraded, 'gif')).toBe(false);
    fireEvent.click(upgraded.querySelector('a') ?? document.body);
    expect(onGifClick).toHaveBeenCalledOnce();
  });

  it('batches changes into one render', async () => {
    const getAlt = vi.fn(() => 'A cat');
    const grid = open('gifkit-grid', 'width="600"');
    grid.getAlt = getAlt;
    grid.externalGifs = makeGifs(2);
    await showTiles();
    const before = getAlt.mock.calls.length;
    grid.setAttribute('columns', '1');
    grid.setAttribute('gutter', '0');
    grid.setAttribute('border-radius', '1');
    await Promise.resolve();
    expect(getAlt.mock.calls.length - before).toBeLessThanOrEqual(4);
  });

  it('keeps its list when moved or inserted again, and releases it 5 min after it was removed', async () => {
    const grid = await openGrid(2);
    const [first] = tiles();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const wait of [0, 299_999]) {
      grid.remove();
      if (wait) await vi.advanceTimersByTimeAsync(wait);
      document.body.append(grid);
      await vi.advanceTimersByTimeAsync(wait);
      expect(tiles()[0]).toBe(first);
    }
    grid.remove();
    await vi.advanceTimersByTimeAsync(300_000);
    vi.useRealTimers();
    expect(grid).toBeEmptyDOMElement();
  });

  it('releases the content of a removed element if many follow', async () => {
    const grids = Array.from({ length: 9 }, () => {
      const grid = document.body.appendChild(document.createElement('gifkit-grid'));
      return Object.assign(grid, { width: 600, externalGifs: makeGifs(1) });
    });
    await waitFor(() => expect(tiles()).toHaveLength(9));
    document.body.replaceChildren();
    await Promise.resolve();
    expect(grids.map((grid) => tiles(grid).length)).toEqual([0, ...Array(8).fill(1)]);
  });

  it('renders its content again after the page has removed it, and can itself be removed', async () => {
    const grid = await openGrid(2);
    grid.textContent = 'Loading …';
    await showTiles();
    expect(grid).not.toHaveTextContent('Loading');
    grid.replaceChildren();
    grid.setAttribute('columns', '1');
    await showTiles();
    grid.replaceChildren();
    grid.remove();
    await Promise.resolve();
    expect(grid).toBeEmptyDOMElement();
  });

  it('renders into a shadow root with shadow', async () => {
    const grid = await openGrid(1, 'shadow');
    expect(tiles(grid.shadowRoot as ShadowRoot)).toHaveLength(1);
    expect(tiles()).toHaveLength(0);
    expect(grid.shadowRoot?.querySelector('style')).not.toBeNull();
  });

  it('warns once about an invalid number, and uses the default', async () => {
    const grid = await openGrid(1, 'columns="many"');
    expect(console.error).toHaveBeenCalledWith(
      '<gifkit-grid> has columns="many", which is ignored: it takes a number, such as columns="3".',
    );
    grid.setAttribute('gutter', '0');
    await Promise.resolve();
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });

  it('reports missing data, and renders once it arrives', async () => {
    vi.useFakeTimers();
    const grid = open('gifkit-grid', 'width="600"');
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(
      '<gifkit-grid> cannot be shown:',
      expect.objectContaining({ message: expect.stringContaining('api-key') }),
    );
    vi.mocked(console.error).mockClear();
    grid.externalGifs = makeGifs(1);
    await showTiles();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports a failed page, unless the host cancels the event', async () => {
    const grid = open('gifkit-grid', 'width="600"');
    const failed = vi.fn<(event: Event) => void>();
    grid.addEventListener('gifsfetcherror', failed);
    const error = new Error('mine');
    grid.fetchGifs = () => Promise.reject(error);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again?' }));
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    expect(console.error).toHaveBeenCalledWith('<gifkit-grid> could not fetch GIFs:', error);
    vi.mocked(console.error).mockClear();
    failed.mockImplementation((event) => event.preventDefault());
    await userEvent.click(screen.getByRole('button', { name: 'Try again?' }));
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(3));
  });

  it('dispatches composed events, and cancels the click with its event', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const grid = document.createElement('gifkit-grid');
    grid.externalGifs = [makeGif('one')];
    host.attachShadow({ mode: 'open' }).append(grid);
    await waitFor(() => expect(tiles(grid)).toHaveLength(1));
    const clicked = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('gifclick', clicked);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    grid.querySelector('a')?.dispatchEvent(click);
    document.body.removeEventListener('gifclick', clicked);
    expect(clicked.mock.lastCall?.[0]).toMatchObject({ detail: { gif: { id: 'one' } } });
    expect(click.defaultPrevented).toBe(true);
  });
});

it('<gifkit-carousel> has a default height, also for an invalid one', async () => {
  open('gifkit-carousel', 'api-key="k" gif-height="tall"');
  await showTiles();
  expect(document.querySelector('[style*="height: 200px"] .giphy-gif')).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

it('<gifkit-gif> fetches a GIF by its id, and follows changes of the id', async () => {
  const gif = open('gifkit-gif', 'api-key="k" width="100"');
  expect(gif).toBeEmptyDOMElement();
  const ids = ['Fh36mpcNNdS480RQ8U', 'Omd5RWmPmnMv74HbNb'];
  for (const id of ids) {
    gif.setAttribute('gif', id);
    await waitFor(() => expect(tiles()[0]).toHaveAttribute('data-giphy-id', id));
  }
});

it('<gifkit-gif> shows an error for an unknown id', async () => {
  open('gifkit-gif', 'api-key="k" gif="nowhere"');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  vi.mocked(console.error).mockClear();
});

it.each(['term', 'initial-term'])('<gifkit-search> begins with its %s', async (name) => {
  open('gifkit-search', `api-key="k" ${name}="happy"`);
  await waitFor(() => expect(paths.join()).toContain('q=happy'));
  expect(screen.getByRole('combobox')).toHaveValue('happy');
});

it('<gifkit-search> searches for the typed text, with ids of its own beside roots of the host', async () => {
  open('gifkit-search', 'api-key="k" search-debounce="0" width="600"');
  await showTiles();
  expect(screen.getByRole('combobox').getAttribute('aria-controls')).toContain('gifkit-');
  await userEvent.type(screen.getByRole('combobox'), 'cat');
  await waitFor(() => expect(paths.some((path) => /search.*q=cat/.test(path))).toBe(true));
});

it('ids of elements are unique in the page', async () => {
  document.body.innerHTML = '<gifkit-search api-key="k"></gifkit-search>'.repeat(2);
  await waitFor(() => expect(screen.getAllByRole('listbox')).toHaveLength(2));
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('<gifkit-motion-button> pauses other elements, and dispatches the choice of the user in an app of React', async () => {
  const changed = vi.fn<(event: Event) => void>();
  const gif = open('gifkit-gif', 'width="100"');
  gif.gif = makeGif('a');
  render(createElement('gifkit-motion-button', { onpausedchange: changed }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pause all' }));
  expect(await screen.findByRole('button', { name: 'Play Picture a' })).toBeInTheDocument();
  expect(changed.mock.lastCall?.[0]).toMatchObject({ detail: { paused: true } });
  localStorage.clear();
});

it.each([
  ['gifkit-grid', 'width="600"'],
  ['gifkit-carousel', ''],
  ['gifkit-gif', 'gif="hi"'],
  ['gifkit-picker', ''],
] as const)('<%s> shows a catalog by its URL', async (name, attributes) => {
  const gif = { id: 'hi', title: 'Hi there', files: [['200.webp', 200, 100, 9]] };
  const bodies: Record<string, unknown> = {
    'index.json': { version: 1, build: 'b', count: 1, categories: [] },
    'pages/b/list-0.json': [gif],
    'gifs/hi.json': gif,
  };
  const realFetch = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const [, path] = String(request[0]).split(`${location.origin}/my/`);
    if (path === undefined) return realFetch(...request);
    return Response.json(bodies[path], { status: path in bodies ? 200 : 404 });
  });
  open(name, `catalog="/my" ${attributes}`);
  const source = `${location.origin}/my/media/hi/200.webp`;
  await waitFor(() =>
    expect(document.querySelector('img[alt="Hi there"]')).toHaveAttribute('src', source),
  );
});

describe('<gifkit-picker>', () => {
  it('dispatches the selection with all data for a message', async () => {
    const picker = open('gifkit-picker', 'api-key="k"');
    picker.storage = null;
    const chosen = vi.fn<(event: Event) => void>();
    picker.addEventListener('select', chosen);
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    field.dispatchEvent(new Event('select', { bubbles: true }));
    expect(chosen).not.toHaveBeenCalled();
    const [first] = await screen.findAllByRole('gridcell');
    await userEvent.click(first?.querySelector('a, button, [tabindex]') ?? document.body);
    expect(chosen.mock.lastCall?.[0]).toMatchObject({
      detail: { gif: { id: expect.any(String) }, rendition: { url: expect.any(String) } },
    });
  });

  it('opens and closes by its property, its attribute and the user, and returns focus', async () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    document.body.append(root.host);
    root.innerHTML = '<button id="gif">GIF</button>';
    const content = within(root as unknown as HTMLElement);
    const picker = document.createElement('gifkit-picker');
    for (const [name, value] of Object.entries({ 'api-key': 'k', anchor: 'gif', open: 'false' }))
      picker.setAttribute(name, value);
    picker.presentation = 'popover';
    root.append(picker);
    expect(picker).toBeEmptyDOMElement();
    picker.open = true;
    const dialog = await content.findByRole('dialog');
    const changed = vi.fn<(event: Event) => void>();
    picker.addEventListener('openchange', changed);
    dialog.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(content.queryByRole('dialog')).toBeNull());
    expect(root.activeElement).toBe(content.getByRole('button'));
    expect(changed.mock.lastCall?.[0]).toMatchObject({ detail: { open: false } });
    expect(picker.open).toBe(false);
    picker.setAttribute('open', '');
    expect(await content.findByRole('dialog')).toBeInTheDocument();
  });
});

/** Forms of an element: a list that loads, and one with GIFs. */
const lists = [{}, { initialGifs: makeGifs(2) }];
const FORMS: Partial<Record<keyof GifkitElements, readonly object[]>> = {
  'gifkit-grid': lists,
  'gifkit-carousel': lists,
  'gifkit-gif': [{ gif: makeGif('a') }],
  'gifkit-video': [{ gif: makeClip(), controls: true }],
};

// The picker passes its attributes on; its component is in the table of the components.
const { 'gifkit-picker': _, ...OTHERS } = SPECS;
it.each(Object.entries<ElementSpec>(OTHERS))(
  'no attribute of <%s> becomes part of a style sheet of the page',
  async (tag, spec) => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    for (const complaint of complaints) complaint.mockReturnValue();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const forms = FORMS[tag as keyof GifkitElements] ?? [{}];
    /** Appends an element with a shadow root, whose style sheets are texts that no parser has cleaned. */
    const append = (props: object, attributes: Record<string, unknown> = {}) => {
      const given = { apiKey: 'k', storage: null };
      const element = Object.assign(document.createElement(tag), given, props);
      for (const [name, value] of Object.entries({ shadow: '', ...attributes })) {
        element.setAttribute(name, String(value));
      }
      document.body.append(element);
    };
    const sheetsOf = (element: Element | null) =>
      Array.from(
        element?.shadowRoot?.querySelectorAll('style') ?? [],
        (sheet) => sheet.textContent,
      );
    for (const [attribute, { prop, type }] of attributesOf(spec)) {
      for (const form of forms) {
        for (const value of hostileValues(prop)) {
          // Attributes of other types are checked, properties are not.
          if (type === 'string') append(form, { [attribute]: value });
          else append({ ...form, [prop]: value });
        }
        append(form);
      }
      await waitFor(() => expect(String(sheetsOf(document.body.lastElementChild))).toContain('{'));
      expect(String(Array.from(document.body.children, sheetsOf)), prop).not.toContain(MARK);
      document.body.replaceChildren();
    }
    for (const complaint of complaints) complaint.mockClear();
  },
);
