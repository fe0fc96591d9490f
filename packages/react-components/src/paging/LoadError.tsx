import { styled } from 'styled-components';

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
`;

/** A page could not be fetched. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <Message role="alert">
      {'Error loading GIFs. '}
      <button type="button" onClick={onRetry}>
        Try again?
      </button>
    </Message>
  );
}
