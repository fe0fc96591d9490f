import type { GifsResult } from '@gifkit/fetch-api';
import { LabelsProvider, MotionButton, MotionProvider } from '@gifkit/headless';
import { defineProvider, type GifProvider } from '@gifkit/providers';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { reportInView } from '../../headless/src/test/fake-observers.ts';
import { makeClip } from '../../headless/src/test/make-clip.ts';
import { makeGif, makePage } from '../../headless/src/test/make-gif.ts';
import { installMedia, playTo, settle } from '../../headless/src/test/media-element.ts';

import { Attribution } from './attribution/Attribution.tsx';
import { Carousel, type CarouselProps } from './carousel/Carousel.tsx';
import { EmojiVariationsList } from './emoji/EmojiVariationsList.tsx';
import { Gif } from './gif/Gif.tsx';
import { Grid } from './grid/Grid.tsx';
import type { GridProps } from './grid/grid-props.ts';
import { GifMessage } from './message/GifMessage.tsx';
import { GifPicker } from './picker/GifPicker.tsx';
import { failVideo, loadCues } from './test/render-video.tsx';
import { Video } from './video/Video.tsx';
import type { VideoProps } from './video/video-props.ts';

/** Wraps every text node of the page like a browser's translation, without React knowing. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    if ((node.parentNode as Element).matches('font, style, title, textarea, option')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    node.parentNode?.replaceChild(outer, node);
    outer.append(inner);
    inner.append(node);
  }
}

/** Renders a component in a form on a translated page, which is translated again after each change. */
async function showOnPage(element: ReactElement) {
  installMedia();
  vi.spyOn(console, 'warn').mockReturnValue();
  const submit = vi.fn();
  const inForm = (child: ReactElement) => <form onSubmit={submit}>{child}</form>;
  const view = render(inForm(element));
  const form = view.container.firstElementChild as HTMLFormElement;
  const change = async (make: () => unknown) => {
    translate();
    await act(async () => void make());
    await act(() => vi.dynamicImportSettled());
    await settle();
    expect(form.querySelector('form')).toBeNull();
    // No control may submit the form: Enter submits from inputs, a click from buttons without a type.
    for (const control of form.elements) expect(control).toHaveAttribute('type', 'button');
  };
  await change(() => {});
  return {
    ...view,
    change,
    click: (name: string | RegExp) =>
      change(() => fireEvent.click(screen.getAllByRole('button', { name })[0] as Element)),
    update: (child: ReactElement) => change(() => view.rerender(inForm(child))),
  };
}

const failing = () => Promise.reject(new Error('down'));
const pageOf = (count: number) => async (): Promise<GifsResult> => makePage(0, count, count);

/** Returns a provider with lists of the given length; undefined makes requests fail. */
function ownProvider(lists: { length: number | undefined }): GifProvider {
  const list = async () => {
    if (lists.length === undefined) throw new TypeError('Failed to fetch');
    return { data: makePage(0, lists.length, lists.length).data };
  };
  return defineProvider({
    name: 'own',
    search: list,
    trending: list,
    async gif(id) {
      const { data } = await list();
      return data.length > 0 ? makeGif(String(id)) : null;
    },
  });
}

/** Scrolls all observed elements into view. */
const lookAtAll = () => {
  for (const element of document.querySelectorAll('form *')) reportInView(element, 1);
};

describe('in a form on a page that the browser translates', () => {
  it.each([
    ['grid', Grid, { width: 612, noResultsMessage: 'Nothing', endMessage: 'The end' }, 'article'],
    ['carousel', Carousel, { gifHeight: 100, noResultsMessage: 'Nothing' }, 'listitem'],
  ] as const)('a %s is empty, fails, ends and restarts', async (_, List, props, role) => {
    const list = (key: string, fetchGifs: () => Promise<GifsResult>) => (
      <List
        {...(props as unknown as GridProps & CarouselProps)}
        resetKey={key}
        fetchGifs={fetchGifs}
        onGifsFetchError={() => {}}
      />
    );
    const { change, update, click } = await showOnPage(list('a', pageOf(0)));
    const show = async (key: string, fetchGifs: () => Promise<GifsResult>) => {
      await update(list(key, fetchGifs));
      await change(lookAtAll);
    };
    await change(lookAtAll);
    expect(screen.getByText('Nothing')).toBeVisible();
    await show('b', pageOf(3));
    if ('endMessage' in props) expect(await screen.findByText('The end')).toBeVisible();
    await show('c', failing);
    await screen.findByRole('alert');
    await click('Try again?');
    await show('d', pageOf(0));
    await screen.findByText('Nothing');
    await show('e', pageOf(3));
    expect(await screen.findAllByRole(role)).toHaveLength(3);
  });

  it('GIFs have names, pause and fail to load', async () => {
    const gif = (id: string, paused: boolean) => (
      <MotionProvider paused={paused}>
        <MotionButton />
        <Gif gif={makeGif(id)} width={200} />
        <Attribution gif={makeGif(id)} onClick={() => {}} />
        <Attribution gif={makeGif(id, { user: undefined })} />
      </MotionProvider>
    );
    const { change, update, container } = await showOnPage(gif('a', false));
    await change(lookAtAll);
    await change(() => fireEvent.mouseEnter(container.querySelector('.giphy-gif') as Element));
    await update(gif('a', true));
    await change(() => fireEvent.error(container.querySelector('.giphy-gif-img') as Element));
    await update(gif('b', false));
    expect(screen.getByRole('button', { name: 'Pause all' })).toBeVisible();
  });

  it('variations of an emoji arrive after a failure', async () => {
    const gif = makeGif('smile', { variation_count: 3 });
    const fetchVariations = vi.fn(failing as () => ReturnType<typeof variationsOf>);
    const variationsOf = async () => ({ data: [makeGif('v1')], meta: makePage(0, 0, 0).meta });
    const { click } = await showOnPage(
      <EmojiVariationsList gif={gif} gifHeight={50} fetchVariations={fetchVariations} />,
    );
    fetchVariations.mockImplementation(variationsOf);
    await click('Try again?');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('the GIF of a message fails, is found and is removed', async () => {
    const lists = { length: undefined as number | undefined };
    const provider = ownProvider(lists);
    const reference = { provider: 'own', type: 'gifs' as const, width: 400, height: 300 };
    const message = (id: string) => (
      <GifMessage provider={provider} reference={{ ...reference, id, alt: `Words of ${id}` }} />
    );
    const { change, click, update } = await showOnPage(message('a'));
    await change(lookAtAll);
    await screen.findByRole('button', { name: 'Try again?' });
    lists.length = 0;
    await click('Try again?');
    await screen.findByText(/^No longer/);
    lists.length = 1;
    await update(message('b'));
    expect(await screen.findByAltText('Words of b')).toBeInTheDocument();
  });

  it('a video waits, fails, and has captions and a transcript', async () => {
    const clip = makeClip() as VideoProps['gif'];
    const { change, click, container } = await showOnPage(
      <Video gif={clip} width={640} controls ccEnabled />,
    );
    const video = container.querySelector('video') as HTMLVideoElement;
    const track = () => container.querySelector('track') as HTMLTrackElement;
    await change(() => {
      playTo(video, 2, 20);
      fireEvent.waiting(video);
    });
    expect(screen.getByText('Loading…')).toBeVisible();
    await change(() => fireEvent.playing(video));
    await change(() => fireEvent.error(track()));
    expect(screen.getByText('Captions could not be loaded.')).toBeInTheDocument();
    await click(/^Captions/);
    await change(() => fireEvent.click(screen.getByRole('menuitem', { name: 'Transcript' })));
    await change(() => fireEvent.error(track()));
    const transcript = screen.getByRole('region', { name: 'Transcript' });
    await change(() =>
      fireEvent.click(within(transcript).getByRole('button', { name: 'Try again?' })),
    );
    await change(() => loadCues(track(), 'Waves'));
    await change(() => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    await change(() => failVideo(video, 3));
    await click('Try again?');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a picker finds nothing, fails, and asks for the alt text, which Enter submits', async () => {
    const lists = { length: 3 as number | undefined };
    const onSelect = vi.fn();
    const picker = (term: string) => (
      <LabelsProvider labels={{}}>
        <GifPicker
          provider={ownProvider(lists)}
          onSelect={onSelect}
          initialTerm={term}
          storage={null}
          editAlt
        />
      </LabelsProvider>
    );
    const { change } = await showOnPage(picker(''));
    const search = (term: string) =>
      change(() => {
        const field = screen.getByRole('combobox');
        fireEvent.change(field, { target: { value: term } });
        fireEvent.keyDown(field, { key: 'Enter' });
      });
    await change(lookAtAll);
    lists.length = 0;
    await search('nothing');
    await change(lookAtAll);
    await screen.findByText('Nothing found for “nothing”.');
    lists.length = undefined;
    await search('down');
    await change(lookAtAll);
    expect(await screen.findByRole('alert')).toBeVisible();
    lists.length = 3;
    await search('again');
    await change(lookAtAll);
    await screen.findAllByRole('row');
    const choose = () => within(screen.getByRole('grid')).getAllByRole('button')[0] as Element;
    await change(() => fireEvent.click(choose()));
    await change(() =>
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'Description' }), { key: 'Enter' }),
    );
    expect(onSelect).toHaveBeenCalledOnce();
    await change(() => fireEvent.click(choose()));
    await change(() => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    expect(onSelect).toHaveBeenCalledTimes(2);
  });
});
