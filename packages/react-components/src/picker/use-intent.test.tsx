import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useIntent } from './use-intent.ts';

function Opener({ load }: { load: () => void }) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <button ref={setButton} type="button" />
      {button && <Loading button={button} load={load} />}
    </>
  );
}

function Loading({ button, load }: { button: Element | undefined; load: () => void }) {
  useIntent(button, load);
  return null;
}

it.each(['pointerEnter', 'pointerDown', 'focusIn'] as const)(
  'loads on %s of the button',
  (intent) => {
    const load = vi.fn();
    render(<Opener load={load} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent[intent](screen.getByRole('button'));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it('loads at once without a button', () => {
  const load = vi.fn();
  render(<Loading button={undefined} load={load} />);
  expect(load).toHaveBeenCalledTimes(1);
});
