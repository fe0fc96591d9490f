import type { IGif } from '@gifkit/model';
import * as ReactDOM from 'react-dom';

/** Resource hint of React 19; React 18 has none, and bundlers warn of a missing import. */
const preconnect: ((href: string) => void) | undefined = Reflect.get(ReactDOM, 'preconnect');

/** Connects to the host of a GIF's files before the browser finds its picture. */
export function preconnectTo({ images }: IGif): void {
  const { url = '' } = images?.original ?? images?.fixed_width ?? {};
  const [origin] = (preconnect && /^https?:\/\/[^/]+/.exec(url)) ?? [];
  if (origin) preconnect?.(origin);
}
