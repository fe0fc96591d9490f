import { GiphyFetch } from '@gifkit/fetch-api';
import * as GifPicker from '@gifkit/headless/picker';
import { giphy } from '@gifkit/providers';

const provider = giphy(new GiphyFetch('your api key'));

export const FirstPicker = ({ onSend }: { onSend: (url: string) => void }) => (
  <GifPicker.Root provider={provider} onSelect={(_gif, { rendition }) => onSend(rendition.url)}>
    <GifPicker.Search />
    <GifPicker.Results>
      <GifPicker.Masonry columns={2} gutter={8}>
        {(item) => <GifPicker.Item item={item} />}
      </GifPicker.Masonry>
      <GifPicker.Loading>Loading…</GifPicker.Loading>
    </GifPicker.Results>
    <GifPicker.Attribution />
  </GifPicker.Root>
);
