import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';

/** React 18 warns about layout effects on a server, even if it has a window, as in these tests. */
export function forgiveReact18(): void {
  const complaints = vi.mocked(console.error);
  for (const [message] of complaints.mock.calls) {
    expect(message).toContain('useLayoutEffect does nothing on the server');
  }
  complaints.mockClear();
}

export function serve(element: ReactElement): string {
  const html = renderToString(element);
  forgiveReact18();
  return html;
}
