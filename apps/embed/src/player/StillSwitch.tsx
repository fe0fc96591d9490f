import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { IS_STATIC } from '../ui/page-signs.ts';
import { REDUCED_MOTION } from './use-player.ts';

/** There where no script answers to the buttons: none is allowed, or the client could not be loaded. */
const Switch = styled.input`
  position: absolute;
  top: 0;
  inset-inline-end: 4px;
  z-index: 1;
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: 0;
  -webkit-appearance: none;
  appearance: none;
  background: #121217;
  color: #fff;

  &::before {
    content: '❚❚';
  }
  &:checked::before {
    content: '▶\\FE0E';
  }
  @media (scripting: none) {
    display: grid;
  }
  ${IS_STATIC} & {
    display: grid;
  }
  @media ${REDUCED_MOTION} {
    && {
      display: none;
    }
  }
`;

/**
 * Stops the GIF without any script: its still shows in its place. The start script turns it, too, so that a
 * visitor does not wait for the client. It goes when that knows what the visitor wants.
 */
export const StillSwitch = () => <Switch type="checkbox" aria-label={useEmbedLabels().pause} />;
