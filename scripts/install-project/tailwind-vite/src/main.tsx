import { GiphyFetch } from '@gifkit/fetch-api';
import { giphy } from '@gifkit/providers';
import { createRoot } from 'react-dom/client';
import { GifPicker } from '@/components/gif-picker';
import './index.css';

const provider = giphy(new GiphyFetch('your API key'));

createRoot(document.getElementById('root') as HTMLElement).render(
  <GifPicker provider={provider} onSelect={(gif, { alt }) => console.log(gif.id, alt)} />,
);
