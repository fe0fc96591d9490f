import * as Video from '@gifkit/headless/video';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { focusOutline } from '../shared/focus-ring.ts';
import { font } from '../shared/tokens.ts';
import { CaptionsIcon } from '../video/icons.tsx';
import { captionsCss } from './captions-css.ts';

const Popup = styled.div`
  ${captionsCss}
  font: 15px/1.3 ${font('interface, helvetica, arial, sans-serif')};

  button:focus-visible {
    ${focusOutline(-3)}
  }
`;

type CaptionsButtonProps = Pick<
  ComponentProps<typeof Video.CaptionsButton>,
  'captions' | 'video' | 'className' | 'container'
>;

export const CaptionsButton = (props: CaptionsButtonProps) => (
  <Video.CaptionsButton
    {...props}
    render={(button, { isOn }) => (
      <button {...button}>
        <CaptionsIcon isOn={isOn} />
      </button>
    )}
    renderMessage={<Popup as="p" />}
    renderMenu={<Popup />}
    renderTranscript={<Popup as="section" />}
  />
);
