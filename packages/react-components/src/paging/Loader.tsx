import { loadingEnglish, useLabelsOr, useMotion } from '@gifkit/headless';
import { BRAND_COLORS } from '@gifkit/model';
import { css, keyframes, styled } from 'styled-components';
import { LOADER_DELAY } from '../constants.ts';

const bounce = keyframes`
  to {
    transform: scale(1.75) translateY(-20px);
  }
`;

/** ms between the starts of neighboring dots. */
const STAGGER = 100;

const Container = styled.div`
  display: flex;
  justify-content: center;
  align-items: flex-end;
  gap: 20px;
  box-sizing: border-box;
  height: 82px;
  padding-bottom: 10px;

  span {
    width: 10px;
    height: 10px;
    animation: ${bounce} 0.75s ease-in-out infinite alternate;
  }
  ${BRAND_COLORS.map(
    (color, index) => css`
      span:nth-child(${index + 1}) {
        background: ${color};
        /* Lists hide a loader for so long, and motion costs style calculations even if hidden. */
        animation-delay: ${LOADER_DELAY + index * STAGGER}ms;
      }
    `,
  )}
  @media (forced-colors: active) {
    && span {
      background: CanvasText;
    }
  }
  &[data-paused] span {
    animation: none;
  }
  /* Server-rendered HTML cannot depend on the user's setting. */
  @media (prefers-reduced-motion: reduce) {
    span {
      animation: none;
    }
  }
`;

/** Five dots that bounce while GIFs load, unless all motion is paused. */
export function Loader({ className = '' }: { className?: string | undefined }) {
  const labels = useLabelsOr(loadingEnglish);
  const { isPaused } = useMotion();
  return (
    <Container
      className={className}
      role="status"
      aria-label={labels.loading}
      data-paused={isPaused || undefined}
    >
      {BRAND_COLORS.map((color) => (
        <span key={color} />
      ))}
    </Container>
  );
}
