import { Gif } from '@gifkit/react-components';
import type { ExampleProps } from './example-props.ts';

export const GifExample = ({ gif, sticker }: ExampleProps) => (
  <div className="row">
    <Gif gif={gif} width={240} controls="always" />
    <Gif gif={sticker} width={160} />
  </div>
);
