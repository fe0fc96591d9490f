import { forgetOwnKey } from './own-key.ts';

export function OwnKeyNotice() {
  const stop = () => {
    forgetOwnKey();
    window.location.reload();
  };
  return (
    <p className="notice">
      You are asking the real service with your own key. No events are sent.
      <button type="button" className="button" onClick={stop}>
        Forget the key
      </button>
    </p>
  );
}
