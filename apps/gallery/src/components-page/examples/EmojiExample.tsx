import { EmojiVariationsList } from '@gifkit/react-components';
import type { ExampleProps } from './example-props.ts';

export const EmojiExample = ({ client, emoji }: ExampleProps) => (
  <EmojiVariationsList
    gif={emoji}
    gifHeight={56}
    noLink
    fetchVariations={(id) => client.emojiVariations(id)}
  />
);
