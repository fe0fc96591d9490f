import { css } from 'styled-components';

/**
 * The dots of a loader, each of them a `span` that its loader animates: their colours, and when they stand still.
 *
 * @param delay s between the movements of two dots.
 */
export const loaderDots = (colors: readonly string[], delay: number) => css`
  ${colors.map(
    (color, index) => css`
      span:nth-child(${index + 1}) {
        background: ${color};
        animation-delay: ${index * delay}s;
      }
    `,
  )}
  @media (forced-colors: active) {
    && span {
      background: CanvasText;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    span {
      animation: none;
    }
  }
`;
