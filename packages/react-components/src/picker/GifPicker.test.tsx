import { PICKER_DEBOUNCE } from '@gifkit/headless/internal/core/constants.ts';
import { defineProvider } from '@gifkit/providers';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import { field, providers, renderPicker, showGifs, spyOnFetch } from '../test/render-picker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView ??= () => {};
});

describe.each(Object.entries(providers))('a picker of %s', (_name, create) => {
  it('finds GIFs, and gives the chosen one with everything that a message needs', async () => {
    const { onSelect } = renderPicker({ provider: create() });
    await userEvent.type(field(), 'animal{Enter}');
    const [first] = await showGifs();
    expect(screen.getByRole('grid')).toHaveAccessibleName('Results for “animal”');
    await userEvent.click(first ?? document.body);
    expect(onSelect).toHaveBeenCalledOnce();
    const [gif, selection] = onSelect.mock.lastCall ?? [];
    expect(gif?.id).toBeTruthy();
    expect(selection).toMatchObject({ term: 'animal', isAltEdited: false });
    expect(selection?.alt).toBe(first?.getAttribute('aria-label'));
    expect(selection?.width).toBe(selection?.rendition.width);
    expect(await screen.findByText(`Chosen: ${selection?.alt}`)).toBeInTheDocument();
  });
});

describe('GifPicker', () => {
  it('asks nobody for anything until it is open', async () => {
    const { fetcher, paths } = spyOnFetch();
    const { update } = renderPicker({ provider: providers.giphy(fetcher), open: false });
    expect(document.body).toHaveTextContent('');
    expect(paths()).toEqual([]);
    update({ open: true });
    await showGifs();
    expect(paths()).not.toEqual([]);
  });

  it('gives the file that its host can show', async () => {
    const { onSelect } = renderPicker({ formats: ['gif'], renditionWidth: 100 });
    const [first] = await showGifs();
    await userEvent.click(first ?? document.body);
    expect(onSelect.mock.lastCall?.[1].rendition.format).toBe('gif');
  });

  it('registers the share, with the term that found the GIF', async () => {
    const { fetcher, paths } = spyOnFetch();
    renderPicker({ provider: providers.tenor(fetcher), initialTerm: 'animal' });
    const [first] = await showGifs();
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(paths().join()).toMatch(/\/v2\/registershare[^,]*q=animal/));
  });

  it('lets a form of an emoji be chosen', async () => {
    const { onSelect } = renderPicker({ tabs: ['emoji'] });
    const gifs = await showGifs();
    const before = onSelect.mock.calls.length;
    for (const gif of gifs) {
      await userEvent.click(gif);
      if (onSelect.mock.calls.length === before) break;
      onSelect.mockClear();
    }
    const list = await screen.findByRole('list', { name: /^Variations of/ });
    await userEvent.click(list.querySelector('[role="button"]') ?? document.body);
    expect(onSelect).toHaveBeenCalled();
    expect(screen.queryByRole('list', { name: /^Variations of/ })).not.toBeInTheDocument();
  });

  it('keeps the focus when a category is chosen: Down leads to its GIFs, a letter to the field', async () => {
    renderPicker({ tabs: ['gifs'] });
    const [category] = await screen.findAllByRole('button', { name: /^reactions$/i });
    await userEvent.click(category ?? document.body);
    const [gif] = await showGifs();
    await userEvent.keyboard('{ArrowDown}');
    expect(gif).toHaveFocus();
    await userEvent.keyboard('s');
    expect(field()).toHaveFocus();
  });

  it('renders no GIF again while something is typed', async () => {
    const getAlt = vi.fn(() => 'A GIF');
    const page = async () => ({ data: makeGifs(8) });
    const provider = defineProvider({
      name: 'own',
      search: page,
      trending: page,
      gif: async () => makeGif('a'),
    });
    renderPicker({ getAlt, provider });
    await showGifs();
    await screen.findByText('No more GIFs.');
    await userEvent.click(field());
    getAlt.mockClear();
    await userEvent.keyboard('ot');
    expect(field()).toHaveValue('ot');
    expect(getAlt).not.toHaveBeenCalled();
  });

  it('searches no more for what was typed before another tab took its place', () => {
    vi.useFakeTimers();
    renderPicker();
    fireEvent.change(field(), { target: { value: 'cat' } });
    fireEvent.click(screen.getByRole('tab', { name: 'Emoji' }));
    act(() => vi.advanceTimersByTime(PICKER_DEBOUNCE));
    vi.useRealTimers();
    expect(field()).toHaveValue('');
    expect(screen.getByRole('tab', { name: 'Emoji' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the service’s attribution and placeholder', () => {
    renderPicker({ provider: providers.klipy() });
    expect(screen.getByRole('link', { name: /^Powered by KLIPY/ })).toHaveAttribute(
      'href',
      'https://klipy.com/',
    );
    expect(field()).toHaveAccessibleName('Search KLIPY');
  });

  it('stops everything that moves by its switch, and says so', async () => {
    const onPausedChange = vi.fn();
    renderPicker({ onPausedChange });
    await showGifs();
    await userEvent.click(screen.getByRole('switch', { name: 'Stop motion' }));
    expect(screen.getByRole('switch')).toBeChecked();
    expect(onPausedChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the keys of a picker', () => {
  it('reach the suggestions, which the field names, and lead on into the GIFs', async () => {
    renderPicker();
    await showGifs();
    await userEvent.type(field(), 'ha');
    const [first, second] = await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(first).toHaveAttribute('aria-selected', 'false');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{Escape}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue(first?.textContent);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    const [gif] = await showGifs();
    await userEvent.keyboard('{ArrowDown}');
    expect(gif).toHaveFocus();
  });

  it('belong to an input method while it composes', async () => {
    const { onSelect } = renderPicker();
    await showGifs();
    await userEvent.click(field());
    const composing = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      isComposing: true,
      bubbles: true,
    });
    act(() => void field().dispatchEvent(composing));
    expect(field()).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('lead along the categories, and from them into the GIFs', async () => {
    renderPicker();
    const [gif] = await showGifs();
    const toolbar = await screen.findByRole('toolbar');
    const [first, second] = toolbar.querySelectorAll('button');
    act(() => first?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(gif).toHaveFocus();
  });

  it('empty the field of a picker in the page by Escape, before they ask to close it', async () => {
    const onOpenChange = vi.fn();
    renderPicker({ initialTerm: 'cat', onOpenChange });
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

it('leaves Escape to a dialog around a picker once its field is empty, though nothing was searched yet', () => {
  const onEscape = vi.fn();
  document.addEventListener('keydown', onEscape);
  onTestFinished(() => document.removeEventListener('keydown', onEscape));
  renderPicker();
  fireEvent.change(field(), { target: { value: 'ca' } });
  const press = () => fireEvent.keyDown(field(), { key: 'Escape' });
  expect(press()).toBe(false);
  expect(field()).toHaveValue('');
  expect(onEscape).not.toHaveBeenCalled();
  expect(press()).toBe(true);
  expect(onEscape).toHaveBeenCalledOnce();
});

describe('a picker over the page', () => {
  let opener: HTMLButtonElement;
  beforeEach(() => {
    opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
  });
  afterEach(() => {
    opener.remove();
    // user-event makes an act of every focus, also of the one that React gives: it takes that for suspense.
    const complaints = vi.mocked(console.error);
    for (const [message] of complaints.mock.calls)
      expect(message).toContain('inside an `act` scope');
    complaints.mockClear();
  });

  /** It takes the focus as it opens, once its surface is loaded; that is over when this resolves. */
  const openPicker = async (props: Partial<GifPickerProps>) => {
    const view = await act(async () => renderPicker(props));
    await act(() => vi.dynamicImportSettled());
    return view;
  };

  it.each(['popover', 'sheet'] as const)(
    'as a %s closes by Escape, and gives the focus back',
    async (presentation) => {
      const onOpenChange = vi.fn();
      const { update } = await openPicker({ presentation, onOpenChange });
      expect(screen.getByRole('dialog')).toHaveAccessibleName('GIF picker');
      expect(field()).toHaveFocus();
      await userEvent.keyboard('cat{Escape}');
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
      await act(async () => update({ open: false }));
      expect(opener).toHaveFocus();
    },
  );

  it('closes by a click beside it, but leaves the click on its button to the host', async () => {
    const onOpenChange = vi.fn();
    await openPicker({ presentation: 'popover', anchor: opener, onOpenChange });
    await userEvent.click(opener);
    await userEvent.click(field());
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('closes with a choice, where its host wants that: %s', async (closeOnSelect, times) => {
    const onOpenChange = vi.fn();
    await openPicker({ presentation: 'popover', onOpenChange, closeOnSelect });
    const [first] = await showGifs();
    await userEvent.click(first ?? document.body);
    expect(onOpenChange).toHaveBeenCalledTimes(times);
  });
});

describe('the alt text of a picker', () => {
  const openStep = async () => {
    const view = renderPicker({ editAlt: true });
    const [first] = await showGifs();
    await userEvent.click(first ?? document.body);
    const text = await screen.findByRole('textbox', { name: 'Description' });
    return { ...view, first, text };
  };

  it('is shown, and can be changed before the GIF is sent', async () => {
    const { onSelect, text, first } = await openStep();
    expect(onSelect).not.toHaveBeenCalled();
    expect(text).toHaveFocus();
    expect(text).toHaveValue(first?.getAttribute('aria-label'));
    await userEvent.clear(text);
    await userEvent.type(text, 'My own');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSelect.mock.lastCall?.[1]).toMatchObject({ alt: 'My own', isAltEdited: true });
    expect(text).not.toBeInTheDocument();
  });

  it('is gone on with at its end, and sent by Enter', async () => {
    const { onSelect, text, first } = await openStep();
    await userEvent.keyboard(' at night{Enter}');
    const alt = `${first?.getAttribute('aria-label')} at night`;
    expect(onSelect.mock.lastCall?.[1]).toMatchObject({ alt, isAltEdited: true });
    expect(text).not.toBeInTheDocument();
  });

  it('is not sent by the Enter of an input method, nor by Enter with Shift', async () => {
    const { onSelect, text } = await openStep();
    fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(onSelect).not.toHaveBeenCalled();
    expect(text).toBeInTheDocument();
  });

  it('leads back by Escape to the GIF that was chosen', async () => {
    const { onSelect, first, text } = await openStep();
    await userEvent.keyboard('{Escape}');
    expect(text).not.toBeInTheDocument();
    expect(first).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
  });
});
