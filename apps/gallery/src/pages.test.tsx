import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples/examples.ts';
import { renderApp, withSandbox } from './test/render-app.tsx';

withSandbox();

describe('the components page', () => {
  it('shows each component at work beside its code', async () => {
    renderApp('/components');
    for (const { title } of EXAMPLES) {
      const section = await screen.findByRole('region', { name: title });
      const code = within(section).getByRole('region', { name: `${title} example` });
      expect(code).toHaveTextContent('@gifkit/react-components');
      const live = section.querySelector('.live');
      await waitFor(() => expect(live?.querySelector('[class*=giphy]')).toBeInTheDocument());
    }
  });
});

describe('the host page', () => {
  it('has frames of the embed, and one that it controls', async () => {
    const { container } = renderApp('/host');
    expect(await screen.findByRole('button', { name: 'Pause it' })).toBeVisible();
    const frames = [...container.querySelectorAll('iframe')];
    expect(frames).toHaveLength(4);
    for (const { src } of frames.slice(1)) expect(src).toMatch(/^https:\/\/embed\.example\//);
  });
});

it('marks where one is', () => {
  renderApp('/host');
  expect(screen.getByRole('link', { name: 'On your page' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
