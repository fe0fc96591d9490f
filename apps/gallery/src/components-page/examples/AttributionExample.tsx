import { Attribution } from '@gifkit/react-components';
import type { ExampleProps } from './example-props.ts';

export const AttributionExample = ({ gif }: ExampleProps) => (
  <div className="dark-ground">
    <Attribution gif={gif} />
  </div>
);
