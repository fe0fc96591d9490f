import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPicker, showGifs } from '../test/render-picker.tsx';

it('keeps the focus in the picker while a step loads, so that Escape goes back', async () => {
  renderPicker({ editAlt: true });
  const [first] = await showGifs();
  first?.focus();
  fireEvent.click(first ?? document.body);
  // The content below is inert and cannot have the focus.
  expect(document.activeElement?.closest('.giphy-picker-main')).toBeNull();
  expect(document.activeElement?.closest('.giphy-picker')).not.toBeNull();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(first).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull();
});
