import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../../labels/src/de/index.ts';
import { mergeLabels, type PartialLabels } from '../core/labels/merge-labels.ts';
import { en } from './english.ts';
import { createLabels, LabelsProvider } from './LabelsProvider.tsx';
import { useLabels } from './labels-context.ts';

const renders = vi.fn();
const Words = () => {
  const labels = useLabels();
  renders();
  return <p>{[labels.play, labels.pause, labels.next('GIFs')].join(', ')}</p>;
};
const words = () => screen.getByRole('paragraph').textContent;

/** Re-renders the provider without re-creating its children. */
function Host({ labels }: { labels: (count: number) => PartialLabels<typeof en> }) {
  const [children] = useState(<Words />);
  const [count, setCount] = useState(0);
  return (
    <LabelsProvider labels={labels(count)}>
      {children}
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
    </LabelsProvider>
  );
}
const own = createLabels({ close: 'Close' });
const Close = () => <p>{own.useLabels().close}</p>;

const again = () => act(() => screen.getByRole('button').click());

describe('labels', () => {
  it('are English without a provider', () => {
    render(<Words />);
    expect(words()).toBe('Play, Pause, Next GIFs');
  });

  it('override outer labels one by one', () => {
    render(
      <LabelsProvider labels={de}>
        <LabelsProvider labels={{ play: 'Los' }}>
          <Words />
        </LabelsProvider>
      </LabelsProvider>,
    );
    expect(words()).toBe('Los, Anhalten, Weiter: GIFs');
  });

  it('written inline do not cause renders if they are equal', () => {
    renders.mockClear();
    render(<Host labels={() => ({ ...de, play: 'Los' })} />);
    again();
    expect(words()).toBe('Los, Anhalten, Weiter: GIFs');
    expect(renders).toHaveBeenCalledOnce();
  });

  it('update functions', () => {
    render(<Host labels={(count) => ({ next: () => `Next ${count}` })} />);
    again();
    expect(words()).toBe('Play, Pause, Next 1');
  });

  it('return to the defaults after an override is removed', () => {
    render(<Host labels={(count) => (count ? { play: undefined } : { play: 'Go' })} />);
    expect(words()).toContain('Go');
    again();
    expect(words()).toContain('Play');
  });

  it('with a wrong type are ignored with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wrong = { next: 'Next', plya: 'Play' };
    expect(mergeLabels(en, wrong)).toEqual(en);
    expect(warn.mock.calls).toEqual([['Gifkit: the label next must be a function, not a string']]);
  });

  it('can be created for other components', () => {
    render(
      <own.LabelsProvider labels={{ close: 'Zu' }}>
        <Close />
      </own.LabelsProvider>,
    );
    expect(words()).toBe('Zu');
  });
});
