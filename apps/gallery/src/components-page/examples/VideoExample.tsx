import { Video } from '@gifkit/react-components';
import type { ExampleProps } from './example-props.ts';

export const VideoExample = ({ clip }: ExampleProps) => (
  <Video
    gif={clip}
    width={300}
    percentWidth="100%"
    style={{ maxWidth: 300 }}
    muted
    controls
    persistentControls
  />
);
