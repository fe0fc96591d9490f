import { REDUCED_MOTION } from '@gifkit/react-components/internal';
import { keyframes, styled } from 'styled-components';
import { START_PATIENCE } from '../constants.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { IS_STATIC, IS_UNSTARTED } from '../ui/page-signs.ts';

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/**
 * There where no script answers to the buttons: none is allowed, the client could not be loaded, or the start
 * script has not come for a while, of which only styles can take note.
 */
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
  ${IS_UNSTARTED} & {
    display: grid;
    animation: ${appear} 1ms ${START_PATIENCE}ms backwards;
  }
  @media (scripting: none) {
    &&& {
      animation: none;
    }
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
