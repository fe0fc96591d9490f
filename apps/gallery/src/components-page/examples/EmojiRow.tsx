import { GiphyFetch } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { EmojiVariationsList } from '@gifkit/react-components';

const client = new GiphyFetch('your api key');

export const EmojiRow = ({ emoji }: { emoji: IGif }) => (
  <EmojiVariationsList
    gif={emoji}
    gifHeight={56}
    fetchVariations={(id) => client.emojiVariations(id)}
  />
);
