import { keyframes, styled } from 'styled-components';
import { FADE_DURATION, WAITING_DELAY, WIDE_PLAYER_WIDTH } from '../constants.ts';
import { containerQuery } from '../shared/container-query.ts';
import { focusRingLayer } from '../shared/focus-ring.ts';
import { focusRing, innerFocusRing, plate, plateButton } from '../shared/over-picture.ts';
import { ownBox } from '../shared/own-box.ts';
import { dense, font, radius } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  color: #fff;
  background: #000;
  font: 16px/1.3 ${font('interface, helvetica, arial, sans-serif')};
  -webkit-font-smoothing: antialiased;

  && > video {
    ${ownBox}
    display: block;
    width: 100%;
    height: 100%;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${focusRingLayer}
  }
`;

export const Layer = styled.div`
  position: absolute;
  inset: 0;
  container-type: inline-size;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${dense(8)};
  padding: ${dense(10)};
  background:
    linear-gradient(rgb(18 18 18 / 60%), transparent 75px),
    linear-gradient(to top, rgb(18 18 18 / 60%), transparent 75px);
  opacity: 0;
  transition: opacity ${FADE_DURATION}ms ease-out;

  [data-controls] > & {
    opacity: 1;
  }
  > :first-child {
    min-width: 0;
  }
  && .giphy-attribution {
    ${plate}
    width: fit-content;
    max-width: 100%;
    border-radius: ${radius(4)};
    padding-inline-end: 8px;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Title = styled.a`
  ${plate}
  display: -webkit-box;
  width: fit-content;
  max-width: 100%;
  margin-bottom: 8px;
  border-radius: ${radius(4)};
  padding: 2px 8px;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: 22px;
  font-weight: bold;
  text-decoration: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &:focus-visible {
    ${focusRing}
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: ${dense(8)};

  > button {
    ${plateButton}
    ${touchTarget}
    position: relative;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
  }
`;

export const Volume = styled.input`
  ${plate}
  align-self: center;
  width: 84px;
  height: 36px;
  margin: 0;
  border-radius: 18px;
  accent-color: #fff;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }

  ${() => containerQuery(`(width < ${WIDE_PLAYER_WIDTH}px)`, 'display: none;')}
`;

export const Progress = styled.input`
  appearance: none;
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 24px;
  margin: 0;
  background:
    linear-gradient(#fff 0 0) left bottom / var(--played) 5px no-repeat,
    linear-gradient(#121212 0 0) left bottom / 100% 9px no-repeat;
  cursor: pointer;

  &:focus-visible {
    ${innerFocusRing}
  }
  @media (forced-colors: active) {
    background:
      linear-gradient(CanvasText 0 0) left bottom / var(--played) 5px no-repeat,
      linear-gradient(Canvas 0 0) left bottom / 100% 9px no-repeat;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 1px;
  }
  &::-moz-range-thumb {
    width: 1px;
    border: 0;
    background: none;
  }
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** Centered message about an error or missing data. Delayed, because most waits for data are short. */
export const Message = styled.div`
  ${plate}
  position: absolute;
  inset: 50% 10px auto;
  transform: translateY(-50%);
  padding: 10px;
  border-radius: ${radius(8)};
  text-align: center;
  animation: ${appear} ${WAITING_DELAY}ms step-end;

  p {
    margin: 0 0 8px;
  }

  button {
    ${plateButton}
    ${touchTarget}
    position: relative;
    padding: 6px 12px;
    border-radius: 18px;
    font: inherit;
  }
`;
