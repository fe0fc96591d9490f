import { styled } from 'styled-components';
import { focusOutline } from '../../shared/focus-ring.ts';
import { dense, textSize } from '../../shared/tokens.ts';
import { buttonStyles } from '../picker-styles.ts';

/** Container of a step. Covers the rest of the picker. */
export const Step = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: ${dense(12)};
  padding: var(--_padding);
  overflow: auto;
  background: var(--_background);

  .giphy-gif {
    align-self: center;
    flex: none;
  }
  label {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
  textarea {
    min-height: 5em;
    padding: ${dense(8)} ${dense(10)};
    border: 1px solid color-mix(in srgb, var(--_color) 55%, var(--_background));
    border-radius: var(--_part-radius);
    font-size: ${textSize(16)};
    font-weight: 400;
    resize: vertical;
  }
  textarea:focus-visible {
    ${focusOutline(-2, 'var(--_accent)')}
  }
  p {
    margin: 0;
    color: var(--_muted);
    font-size: ${textSize(12)};
  }
  ${buttonStyles}
  .giphy-picker-actions {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    margin-top: auto;
  }
`;
