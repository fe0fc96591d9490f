import { styled } from 'styled-components';
import { focusOutline } from '../shared/focus-ring.ts';
import { touchTarget } from '../shared/touch-target.ts';

/** Message and button of a failed page. */
export const ErrorMessage = styled.div`
  margin: 30px 0;
  font-weight: 600;
  text-align: center;

  button {
    all: unset;
    padding: 4px;
    ${touchTarget}
    position: relative;
    display: inline-block;
    text-decoration: underline;
    cursor: pointer;
  }
  button:focus-visible {
    ${focusOutline(2)}
  }
  @media (forced-colors: active) {
    button {
      color: LinkText;
    }
  }
`;
