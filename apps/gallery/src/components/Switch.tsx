export interface SwitchProps<T extends string> {
  /** What is chosen, for those who do not see it. */
  label: string;
  /** Of the group; unique on the page. */
  name: string;
  /** Every choice with its word. */
  choices: Record<T, string>;
  chosen: T;
  onChoose: (choice: T) => void;
  isSmall?: boolean;
}

/** A few choices side by side, one of them taken. */
export function Switch<T extends string>({
  label,
  name,
  choices,
  chosen,
  onChoose,
  isSmall = false,
}: SwitchProps<T>) {
  return (
    <fieldset className={isSmall ? 'switch switch-small' : 'switch'}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(choices) as [T, string][]).map(([choice, word]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
}
