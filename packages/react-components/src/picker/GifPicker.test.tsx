import { PICKER_DEBOUNCE } from '@gifkit/headless/core';
import { defineProvider } from '@gifkit/providers';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGif, makeGifs } from '../../../headless/src/test/make-gif.ts';
import {
  chooseFirst,
  field,
  providers,
  renderPicker,
  showGifs,
  spyOnFetch,
  write,
} from '../test/render-picker.tsx';
import type { GifPickerProps } from './gif-picker-props.ts';

describe.each(Object.entries(providers))('a picker of %s', (_name, create) => {
  it('finds GIFs, and selects one with all data for a message', async () => {
    const { onSelect } = renderPicker({ provider: create() });
    await userEvent.type(field(), 'animal{Enter}');
    const first = await chooseFirst();
    expect(screen.getByRole('grid')).toHaveAccessibleName('Results for “animal”');
    expect(onSelect).toHaveBeenCalledOnce();
    const [gif, selection] = onSelect.mock.lastCall ?? [];
    expect(gif?.id).toBeTruthy();
    expect(selection).toMatchObject({ term: 'animal', isAltEdited: false });
    expect(selection?.alt).toBe(first.ariaLabel);
    expect(selection?.width).toBe(selection?.rendition.width);
    expect(await screen.findByText(`Chosen: ${selection?.alt}`)).toBeInTheDocument();
  });
});

describe('GifPicker', () => {
  it('sends no request until it is open', async () => {
    const { fetcher, paths } = spyOnFetch();
    const { update } = renderPicker({ provider: providers.giphy(fetcher), open: false });
    expect(document.body).toHaveTextContent('');
    expect(paths()).toEqual([]);
    update({ open: true });
    await showGifs();
    expect(paths()).not.toEqual([]);
  });

  it('selects a rendition by formats', async () => {
    const { onSelect } = renderPicker({ formats: ['gif'], renditionWidth: 100 });
    await chooseFirst();
    expect(onSelect.mock.lastCall?.[1].rendition.format).toBe('gif');
  });

  it('registers the share with the search term', async () => {
    const { fetcher, paths } = spyOnFetch();
    renderPicker({ provider: providers.tenor(fetcher), initialTerm: 'animal' });
    await chooseFirst();
    await waitFor(() => expect(paths().join()).toMatch(/\/v2\/registershare[^,]*q=animal/));
  });

  it('lets the user choose a variation of an emoji', async () => {
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

  it('renders no GIF again while the user types', async () => {
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

  it('cancels a pending search when the tab changes', () => {
    vi.useFakeTimers();
    renderPicker();
    write('cat');
    fireEvent.click(screen.getByRole('tab', { name: 'Emoji' }));
    act(() => vi.advanceTimersByTime(PICKER_DEBOUNCE));
    expect(field()).toHaveValue('');
    expect(screen.getByRole('tab', { name: 'Emoji' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the service’s placeholder', () => {
    renderPicker({ provider: providers.klipy() });
    expect(field()).toHaveAccessibleName('Search KLIPY');
  });

  it('pauses all motion by its switch, and announces it', async () => {
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
  it('move from the field to the suggestions, and on to the GIFs', async () => {
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

  it('move through the categories, and on to the GIFs', async () => {
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
});

describe('Escape', () => {
  const press = () => fireEvent.keyDown(field(), { key: 'Escape' });

  it('clears the field, even before a search, then closes the picker', () => {
    const onOpenChange = vi.fn();
    renderPicker({ onOpenChange });
    write('ca');
    press();
    expect(field()).toHaveValue('');
    expect(onOpenChange).not.toHaveBeenCalled();
    press();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('reaches an outer dialog once there is nothing to clear or close', () => {
    renderPicker({ initialTerm: 'cat' });
    expect(press()).toBe(false);
    expect(press()).toBe(true);
  });
});

describe('a floating picker', () => {
  let opener: HTMLButtonElement;
  beforeEach(() => {
    opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    return () => opener.remove();
  });

  /** Opens a picker. Resolves once its surface has loaded and the field has the focus. */
  const openPicker = async (props: Partial<GifPickerProps>) => {
    const view = await act(async () => renderPicker(props));
    await act(() => vi.dynamicImportSettled());
    return view;
  };

  it('closes by an outside click, but not by a click on its anchor', async () => {
    const onOpenChange = vi.fn();
    await openPicker({ presentation: 'popover', anchor: opener, onOpenChange });
    await userEvent.click(opener);
    await userEvent.click(field());
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('closes as a sheet by a press on its backdrop, but not if the press began in the field', async () => {
    const onOpenChange = vi.fn();
    await openPicker({ presentation: 'sheet', onOpenChange });
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(field());
    fireEvent.click(dialog);
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays beside an anchor that the host replaces', async () => {
    const anchor = { current: opener };
    await openPicker({ presentation: 'popover', anchor });
    const box = { x: 300, y: 10, width: 40, height: 20 } as DOMRect;
    anchor.current = Object.assign(document.createElement('button'), {
      getBoundingClientRect: () => box,
    });
    fireEvent(window, new Event('resize'));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ left: '300px' }));
  });

  it.each([true, false])('closes with a choice by closeOnSelect: %s', async (closeOnSelect) => {
    const onOpenChange = vi.fn();
    await openPicker({ presentation: 'popover', onOpenChange, closeOnSelect });
    await chooseFirst();
    expect(onOpenChange).toHaveBeenCalledTimes(Number(closeOnSelect));
  });
});

describe('the alt text of a picker', () => {
  const openStep = async () => {
    const view = renderPicker({ editAlt: true });
    const first = await chooseFirst();
    const text = await screen.findByRole('textbox', { name: 'Description' });
    return { ...view, first, text };
  };

  it('is shown, and can be changed before the GIF is sent', async () => {
    const { onSelect, text, first } = await openStep();
    expect(onSelect).not.toHaveBeenCalled();
    expect(text).toHaveFocus();
    expect(text).toHaveValue(first.ariaLabel);
    await userEvent.clear(text);
    await userEvent.type(text, 'My own');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSelect.mock.lastCall?.[1]).toMatchObject({ alt: 'My own', isAltEdited: true });
    expect(text).not.toBeInTheDocument();
  });

  it('has the caret at its end, and is sent by Enter, but not during IME composition or with Shift', async () => {
    const { onSelect, text, first } = await openStep();
    fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(text, { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(text, { key: 'Enter', shiftKey: true });
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard(' at night{Enter}');
    const alt = `${first.ariaLabel} at night`;
    expect(onSelect.mock.lastCall?.[1]).toMatchObject({ alt, isAltEdited: true });
    expect(text).not.toBeInTheDocument();
  });

  it('returns to the chosen GIF by Escape, even while it loads', async () => {
    const { onSelect } = renderPicker({ editAlt: true });
    const [first] = await showGifs();
    first?.focus();
    fireEvent.click(first ?? document.body);
    // The content below is inert and cannot have the focus.
    expect(document.activeElement?.closest('.giphy-picker-main')).toBeNull();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(first).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
    expect(onSelect).not.toHaveBeenCalled();
  });
});
