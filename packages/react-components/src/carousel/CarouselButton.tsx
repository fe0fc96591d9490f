import type * as GifList from '@gifkit/headless/list';
import { styled } from 'styled-components';
import { plateButton } from '../shared/over-picture.ts';
import { touchTarget } from '../shared/touch-target.ts';

const Button = styled.button<{ $isNext: boolean }>`
  ${plateButton}
  ${touchTarget}
  position: absolute;
  top: calc(50% - var(--_size) / 2);
  ${({ $isNext }) => ($isNext ? 'inset-inline-end' : 'inset-inline-start')}: 8px;
  --_size: 36px;
  display: grid;
  place-items: center;
  width: var(--_size);
  height: var(--_size);
  border-radius: 50%;
  transition: opacity 0.3s;

  &[aria-disabled='true'] {
    cursor: default;
  }
  &[aria-disabled='true'] svg {
    opacity: 0.4;
  }
  &[aria-disabled='true']:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
  svg {
    width: 16px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }

  /* Touch users swipe; switch and voice control still need the button, so it is only smaller. */
  @media (hover: none), (pointer: coarse) {
    --_size: 28px;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

interface CarouselButtonProps {
  Part: typeof GifList.Next;
  isNext: boolean;
}

/** Button that scrolls a carousel. */
export const CarouselButton = ({ Part, isNext }: CarouselButtonProps) => (
  <Part render={(props) => <Button {...props} $isNext={isNext} />}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={isNext ? 'm6 3 5 5-5 5' : 'm10 3-5 5 5 5'} />
    </svg>
  </Part>
);
