import { useCombobox, useSearchField } from '@gifkit/headless/search';

interface OwnSearchProps {
  terms: readonly string[];
  onSearch: (term: string) => void;
}

export function OwnSearch({ terms, onSearch }: OwnSearchProps) {
  const { text, change, searchNow } = useSearchField({ onSearch });
  const combobox = useCombobox({
    count: terms.length,
    onChoose: (index) => searchNow(terms[index] ?? text),
  });
  return (
    <>
      <input
        aria-label="Search GIFs"
        value={text}
        {...combobox.fieldProps}
        onChange={({ currentTarget }) => {
          combobox.clearActive();
          change(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (!combobox.onKeyDown(event) && event.key === 'Enter') searchNow(text);
        }}
        onBlur={combobox.clearActive}
      />
      {terms.length > 0 && (
        <div {...combobox.listProps} role="listbox" tabIndex={-1} aria-label="Suggestions">
          {terms.map((term, index) => (
            <button
              key={term}
              type="button"
              onClick={() => searchNow(term)}
              {...combobox.optionProps(index)}
            >
              {term}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
