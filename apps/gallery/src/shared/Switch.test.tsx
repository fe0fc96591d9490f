import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

const CHOICES = { gifs: 'GIFs', stickers: 'Stickers' };
const view = (onChoose: (choice: keyof typeof CHOICES) => void) => (
  <Switch label="Kind" name="kind" choices={CHOICES} chosen="gifs" onChoose={onChoose} />
);

it('takes what was chosen on the page of the server before a script ran', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(view(() => {}));
  container.querySelector<HTMLInputElement>('[value=stickers]')?.click();
  const onChoose = vi.fn();
  render(view(onChoose), { container, hydrate: true });
  expect(onChoose.mock.calls).toEqual([['stickers']]);
});

it('tells nothing where nobody chose', () => {
  const onChoose = vi.fn();
  render(view(onChoose));
  expect(onChoose).not.toHaveBeenCalled();
});
