import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

const CHOICES = { gifs: 'GIFs', stickers: 'Stickers' };
const view = (onChoose: (choice: keyof typeof CHOICES) => void) => (
  <Switch label="Kind" name="kind" choices={CHOICES} chosen="gifs" onChoose={onChoose} />
);

it('picks up a choice made before hydration', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(view(() => {}));
  container.querySelector<HTMLInputElement>('[value=stickers]')?.click();
  const onChoose = vi.fn();
  render(view(onChoose), { container, hydrate: true });
  expect(onChoose.mock.calls).toEqual([['stickers']]);
});

it('stays silent without a choice', () => {
  const onChoose = vi.fn();
  render(view(onChoose));
  expect(onChoose).not.toHaveBeenCalled();
});
