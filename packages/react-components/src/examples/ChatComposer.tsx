import { klipy } from '@gifkit/providers';
import { GifPicker, toMarkdown } from '@gifkit/react-components/picker';
import { useRef, useState } from 'react';

const provider = klipy({ key: 'your api key' });

export function ChatComposer({ onSend }: { onSend: (markdown: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        GIF
      </button>
      <GifPicker
        presentation="popover"
        open={isOpen}
        onOpenChange={setOpen}
        anchor={button}
        provider={provider}
        onSelect={(_gif, selection) => onSend(toMarkdown(selection))}
      />
    </>
  );
}
