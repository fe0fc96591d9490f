import { GiphyFetch } from '@gifkit/fetch-api';
import * as GifPicker from '@gifkit/headless/picker';
import * as Tile from '@gifkit/headless/tile';
import { giphy } from '@gifkit/providers';
import './picker.css';

// Uses the sandbox: `npx --yes @gifkit/sandbox`. For the public service, remove `baseUrl` and set your key.
const client = new GiphyFetch('your api key', {}, { baseUrl: 'http://localhost:4002/v1' });
const provider = giphy(client);

export interface PickerProps {
  onSend: (url: string, alt: string) => void;
}

/** A custom-styled picker. */
export const Picker = ({ onSend }: PickerProps) => (
  <GifPicker.Root
    className="picker"
    provider={provider}
    onSelect={(_gif, { rendition, alt }) => onSend(rendition.url, alt)}
  >
    <GifPicker.Search className="picker-search" />
    <GifPicker.Suggestions className="picker-row" />
    <GifPicker.Tabs className="picker-row" />
    <GifPicker.Results className="picker-results">
      <GifPicker.Categories className="picker-row" />
      <GifPicker.Masonry columns={2} gutter={8}>
        {(item) => (
          <GifPicker.Item item={item} tileClassName="picker-tile">
            <Tile.Link>
              <Tile.Picture />
            </Tile.Link>
            <GifPicker.Favorite gif={item.gif} className="picker-star" />
          </GifPicker.Item>
        )}
      </GifPicker.Masonry>
      <GifPicker.Empty />
      <GifPicker.Error />
      <GifPicker.Loading>Loading…</GifPicker.Loading>
    </GifPicker.Results>
    <GifPicker.Footer className="picker-row" />
  </GifPicker.Root>
);
