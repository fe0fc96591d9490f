import { GiphyFetch } from '@gifkit/fetch-api';
import * as GifPicker from '@gifkit/headless/picker';
import { giphy } from '@gifkit/providers';

const provider = giphy(new GiphyFetch('your api key'));

export function OwnPicker({ onSend }: { onSend: (url: string, alt: string) => void }) {
  return (
    <GifPicker.Root
      provider={provider}
      onSelect={(_gif, { rendition, alt }) => onSend(rendition.url, alt)}
      className="picker"
    >
      <GifPicker.Search />
      <GifPicker.Suggestions className="picker-row" />
      <GifPicker.Tabs className="picker-row" />
      <GifPicker.Results className="picker-results">
        <GifPicker.Categories className="picker-row" />
        <GifPicker.Masonry columns={2} gutter={8}>
          {(item) => <GifPicker.Item item={item} />}
        </GifPicker.Masonry>
        <GifPicker.Empty />
        <GifPicker.Error />
        <GifPicker.Loading>Loading…</GifPicker.Loading>
      </GifPicker.Results>
      <GifPicker.Footer className="picker-row" />
    </GifPicker.Root>
  );
}
