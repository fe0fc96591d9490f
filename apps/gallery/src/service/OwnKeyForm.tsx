import { type FormEvent, useId, useState } from 'react';
import { forgetOwnKey, saveOwnKey } from './own-key.ts';

interface OwnKeyFormProps {
  isOwn: boolean;
  /** Called after the key has changed. @default reloads the document */
  onSaved?: () => void;
}

export function OwnKeyForm({ isOwn, onSaved = () => window.location.reload() }: OwnKeyFormProps) {
  const id = useId();
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState('');

  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = key.trim();
    if (!/^[\w-]{8,}$/.test(trimmed)) {
      setProblem(
        'A key has at least 8 letters, digits, hyphens or underscores and no other characters.',
      );
      return;
    }
    try {
      saveOwnKey(trimmed);
      onSaved();
    } catch {
      setProblem('Your browser blocks storage for this page, so it cannot keep the key.');
    }
  };
  if (isOwn) {
    const forget = () => {
      forgetOwnKey();
      onSaved();
    };
    return (
      <button type="button" className="button" onClick={forget}>
        Forget the key and go back to the sandbox
      </button>
    );
  }
  return (
    <form className="copy-field own-key" onSubmit={save}>
      <label htmlFor={id}>API key</label>
      <div>
        <input
          id={id}
          type="password"
          autoComplete="off"
          spellCheck="false"
          value={key}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== ''}
          onChange={(event) => setKey(event.target.value)}
        />
        <button type="submit">Use it</button>
      </div>
      <p id={`${id}-problem`} role="status">
        {problem}
      </p>
    </form>
  );
}
