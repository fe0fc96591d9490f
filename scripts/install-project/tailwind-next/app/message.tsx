'use client';

import { GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { useState } from 'react';
import { GifPicker } from '@/components/gif-picker';

const provider = giphy(new GiphyFetch('your API key'));

export function Message() {
  const [alt, setAlt] = useState<string>();
  return (
    <>
      <GifPicker provider={provider} onSelect={(_gif, selection) => setAlt(selection.alt)} />
      <p>{alt}</p>
    </>
  );
}
