import GifPicker, { Theme } from 'gif-picker-react';
import { useState } from 'react';

export function Chat({ send }: { send: (url: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        GIF
      </button>
      {isOpen && (
        <GifPicker
          tenorApiKey="your api key"
          theme={Theme.AUTO}
          onGifClick={({ url }) => send(url)}
        />
      )}
    </>
  );
}
