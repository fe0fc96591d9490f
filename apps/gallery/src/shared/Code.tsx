import { COPY_WORDS, useCopy } from './use-copy.ts';

export function Code({ label, code }: { label: string; code: string }) {
  const [state, copy] = useCopy();
  return (
    <section className="code" aria-label={label}>
      <button type="button" onClick={() => copy(code)} aria-label={`Copy ${label}`}>
        <span role="status">{COPY_WORDS[state]}</span>
      </button>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  );
}
