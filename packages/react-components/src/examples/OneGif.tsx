import type { IGif } from '@gifkit/model';
import { Gif, type GifOverlayProps } from '@gifkit/react-components';

const Title = ({ gif, isHovered }: GifOverlayProps) => (isHovered ? <h2>{gif.title}</h2> : null);

export const OneGif = ({ gif }: { gif: IGif }) => (
  <Gif gif={gif} width={300} overlay={Title} controls="always" />
);
