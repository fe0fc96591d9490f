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

/** A custom-styled picker with a tab for files on the user's device. */
export const Picker = ({ onSend }: PickerProps) => (
  <GifPicker.Root
    className="picker"
    provider={provider}
    onSelect={(_gif, { rendition, alt }) => onSend(rendition.url, alt)}
  >
    <GifPicker.Search className="picker-search" />
    <GifPicker.Suggestions className="picker-row" />
    <GifPicker.Tabs className="picker-row">
      <GifPicker.Tab value="gifs" />
      <GifPicker.Tab value="stickers" />
      <GifPicker.Tab value="uploads">Uploads</GifPicker.Tab>
    </GifPicker.Tabs>
    <GifPicker.Results className="picker-results">
      {({ tab }) => (tab === 'uploads' ? <Uploads onSend={onSend} /> : <Gifs />)}
    </GifPicker.Results>
    <GifPicker.Footer className="picker-row" />
  </GifPicker.Root>
);

const Gifs = () => (
  <>
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
  </>
);

const Uploads = ({ onSend }: PickerProps) => (
  <label>
    A GIF of yours{' '}
    <input
      type="file"
      accept="image/*"
      onChange={({ currentTarget: { files } }) => {
        if (files?.[0]) onSend(URL.createObjectURL(files[0]), files[0].name);
      }}
    />
  </label>
);
