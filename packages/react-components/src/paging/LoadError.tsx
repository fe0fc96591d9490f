import { styled } from 'styled-components';
import { useLabels } from '../labels/labels-context.ts';

const Message = styled.div`
  margin: 30px 0;
  font-weight: 600;
  text-align: center;

  button {
    all: unset;
    text-decoration: underline;
    cursor: pointer;
  }
  button:focus-visible {
    outline: auto;
  }
  @media (forced-colors: active) {
    button {
      color: LinkText;
    }
  }
`;

/** A page could not be fetched. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const labels = useLabels();
  return (
    <Message role="alert">
      {labels.loadError}{' '}
      <button type="button" onClick={onRetry}>
        {labels.tryAgain}
      </button>
    </Message>
  );
}
