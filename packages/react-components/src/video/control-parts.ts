import { styled } from 'styled-components';
import { FADE_DURATION } from '../constants.ts';
import { containerQuery } from '../shared/container-query.ts';
import { focusRing, plate, plateButton } from '../shared/over-picture.ts';
import { dense, radius } from '../shared/tokens.ts';
import { touchTarget } from '../shared/touch-target.ts';
import { progressCss } from './progress-css.ts';

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

/** px; smallest width of a video that shows its volume slider. */
const WIDE_PLAYER_WIDTH = 400;

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
  ${progressCss}
`;
