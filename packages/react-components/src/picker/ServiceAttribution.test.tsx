import { giphy, klipy } from '@gifkit/providers';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ServiceAttribution } from './index.ts';

const provider = giphy('a-key');
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

describe('the attribution of a service', () => {
  it('is a text with a link, and warns once in development that the terms require a mark', () => {
    const warn = warnings();
    const { rerender } = render(<ServiceAttribution provider={provider} mark={undefined} />);
    rerender(<ServiceAttribution provider={giphy('another-key')} mark={undefined} />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Powered By GIPHY (opens in a new tab)');
    expect(screen.getByRole('link')).toHaveTextContent('Powered By GIPHY');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toMatch(/the terms of giphy require its mark .*: https:\/\//);
  });

  it('does not warn in production', () => {
    const warn = warnings();
    vi.stubEnv('NODE_ENV', 'production');
    render(<ServiceAttribution provider={klipy({ key: 'a-key' })} mark={undefined} />);
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is the mark by its aspect ratio, 16 to 24 px high, on its background', () => {
    const warn = warnings();
    const mark = { src: 'https://ours.example/giphy.png', width: 400, height: 100 };
    const { rerender } = render(
      <ServiceAttribution provider={provider} mark={{ ...mark, background: 'dark' }} />,
    );
    const image = screen.getByAltText('Powered By GIPHY');
    expect(image).toHaveAttribute('width', '96');
    expect(image).toHaveAttribute('height', '24');
    expect(image).toHaveAttribute('data-background', 'dark');
    rerender(<ServiceAttribution provider={provider} mark={{ ...mark, width: 40, height: 8 }} />);
    expect(screen.getByAltText('Powered By GIPHY')).toHaveAttribute('height', '16');
    rerender(<ServiceAttribution provider={provider} mark={<b>Ours</b>} />);
    expect(screen.getByText('Ours')).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores a mark with an unsafe URL', () => {
    const mark = { src: 'javascript:alert(1)', width: 9, height: 9 };
    render(<ServiceAttribution provider={provider} mark={mark} />);
    expect(screen.getByAltText('Powered By GIPHY')).not.toHaveAttribute('src');
  });
});
