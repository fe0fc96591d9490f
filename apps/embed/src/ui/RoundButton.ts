import { styled } from 'styled-components';

/** A button over a picture, as large as `--button`. */
export const RoundButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: var(--button, 40px);
  height: var(--button, 40px);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--plate);
  -webkit-backdrop-filter: blur(8px);
  backdrop-filter: blur(8px);
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 16%);
  color: #fff;
  cursor: pointer;

  /* 44 px to hit, whatever is seen of it. */
  &::after {
    content: '';
    position: absolute;
    inset: calc((var(--button, 40px) - 44px) / 2);
  }

  &:hover {
    background: #000;
  }
`;
