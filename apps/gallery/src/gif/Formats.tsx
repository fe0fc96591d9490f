import type { IGif } from '@gifkit/model';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../address/PageLink.tsx';
import { type Format, formatsOf, readableBytes } from './formats.ts';

/** Downloads a cross-origin file, which a link would only open. */
async function save({ url, fileName }: Format): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}`);
    const object = URL.createObjectURL(await response.blob());
    const link = Object.assign(document.createElement('a'), { href: object, download: fileName });
    link.click();
    // Gives the browser time to start the download.
    setTimeout(() => URL.revokeObjectURL(object), 10_000);
  } catch {
    // Without CORS the file can only be opened.
    window.open(url, '_blank', 'noopener');
  }
}

export function Formats({ gif }: { gif: IGif }) {
  const formats = formatsOf(gif);
  if (formats.length === 0) return null;
  const onClick = (event: MouseEvent, format: Format) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void save(format);
  };
  return (
    <section className="formats" aria-label="Download">
      <h2>Download</h2>
      <ul>
        {formats.map((format) => (
          <li key={format.name}>
            <a
              href={format.url}
              download={format.fileName}
              onClick={(event) => onClick(event, format)}
            >
              <b>{format.name}</b>
              <small>
                {format.width > 0 && `${format.width} × ${format.height}`}
                {format.bytes !== undefined && ` · ${readableBytes(format.bytes)}`}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
