import { keyframes, styled } from 'styled-components';
import { FADE_DURATION, WAITING_DELAY } from '../constants.ts';
import { styledPair } from '../shared/use-served-style.ts';

/** The looks of a player with controls. */
export const Frame = styledPair(styled.div`
  position: relative;
  overflow: hidden;
  color: #fff;
  background: #000;
  font: 16px/1.3 interface, helvetica, arial, sans-serif;
  -webkit-font-smoothing: antialiased;

  video {
    display: block;
    width: 100%;
    height: 100%;
  }
  &:focus-visible {
    outline: 3px solid #00ccff;
    outline-offset: -3px;
  }
`);

export const Layer = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  container-type: inline-size;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding: 10px;
  background:
    linear-gradient(rgb(18 18 18 / 60%), transparent 75px),
    linear-gradient(to top, rgb(18 18 18 / 60%), transparent 75px);
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${FADE_DURATION}ms ease-out;

  > :first-child {
    min-width: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Title = styled.a`
  display: block;
  margin-bottom: 5px;
  overflow: hidden;
  color: inherit;
  font-size: 22px;
  font-weight: bold;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: 8px;

  > button {
    position: relative;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: rgb(18 18 18 / 75%);
    cursor: pointer;
  }
  /* 44 px to hit, of which 36 are seen. */
  > button::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  > :focus-visible {
    outline: 2px solid #fff;
  }
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** In the middle: what went wrong, or that the video waits, which most waits are too short to say. */
export const Message = styled.div`
  position: absolute;
  inset: 50% 10px auto;
  transform: translateY(-50%);
  padding: 10px;
  border-radius: 8px;
  background: rgb(0 0 0 / 0.72);
  text-align: center;
  animation: ${appear} ${WAITING_DELAY}ms step-end;

  p {
    margin: 0 0 8px;
  }

  button {
    padding: 6px 12px;
    border: 2px solid #fff;
    border-radius: 18px;
    color: inherit;
    background: #121212;
    font: inherit;
    cursor: pointer;
  }
`;
