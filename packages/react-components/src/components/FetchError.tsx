import { styled } from 'styled-components';

const Message = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px;
  margin: 30px 0;
  font: 600 16px/1.5 interface, 'Helvetica Neue', helvetica, sans-serif;

  button {
    border: 0;
    padding: 0;
    color: inherit;
    background: none;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** A page could not be fetched (spec.md section 8). */
export function FetchError({ onRetry }: { onRetry: () => void }) {
  return (
    <Message role="alert">
      Error loading GIFs.
      <button type="button" onClick={onRetry}>
        Try again?
      </button>
    </Message>
  );
}
