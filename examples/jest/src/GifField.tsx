import type { GifProvider } from '@gifkit/providers';
import { GifPicker } from '@gifkit/react-components/picker';
import { useState } from 'react';

export interface GifFieldProps {
  provider: GifProvider;
  onSend: (message: { url: string; alt: string }) => void;
}

/** Component under test: a button that opens a picker, whose GIF is sent. */
export function GifField({ provider, onSend }: GifFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Send a GIF
      </button>
      <GifPicker
        presentation="popover"
        open={isOpen}
        onOpenChange={setIsOpen}
        provider={provider}
        onSelect={(_gif, { rendition, alt }) => onSend({ url: rendition.url, alt })}
      />
    </>
  );
}
