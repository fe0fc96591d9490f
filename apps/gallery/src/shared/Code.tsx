import { COPY_WORDS, useCopy } from './use-copy.ts';

export function Code({ label, code }: { label: string; code: string }) {
  const [state, copy] = useCopy();
  return (
    <div className="code">
      <button type="button" onClick={() => copy(code)} aria-label={`Copy ${label}`}>
        <span role="status">{COPY_WORDS[state]}</span>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable (WCAG 2.1.1) */}
      <section tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
