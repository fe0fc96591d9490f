import { lazy, Suspense } from 'react';

const GifPicker = lazy(() => import('gif-picker-react'));

export const Comment = ({ add }) => (
  <Suspense fallback={null}>
    <GifPicker
      tenorApiKey="your api key"
      contentFilter="high"
      width="100%"
      onGifClick={(gif) => add({ gif: gif.preview.url, alt: gif.description })}
    />
  </Suspense>
);
