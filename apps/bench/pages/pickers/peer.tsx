import type { GifPicker } from 'gif-picker-react';
import { Klipy } from 'gif-picker-react/providers/klipy';
import 'gif-picker-react/style.css';
import { useEffect, useState } from 'react';
import { showComposer } from './composer.tsx';

/** The service is the sandbox of the bench. */
const { fetch } = window;
window.fetch = (input, init) =>
  fetch(String(input).replace('https://api.klipy.com', location.origin), init);

const provider = Klipy('bench');
const load = async () => (await import('gif-picker-react')).GifPicker;

/** Loaded without Suspense, which would wait for 300 ms. */
function LazyPicker({ isOpen }: { isOpen: boolean }) {
  const [Picker, setPicker] = useState<typeof GifPicker>();
  useEffect(() => {
    if (isOpen) load().then((loaded) => setPicker(() => loaded));
  }, [isOpen]);
  return isOpen && Picker && <Picker provider={provider} />;
}

showComposer(LazyPicker, load);
