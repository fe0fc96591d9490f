export interface SwitchProps<T extends string> {
  /** What the choice is about, for screen readers. */
  label: string;
  /** Name of the radio group; unique on the page. */
  name: string;
  /** Every choice with its label. */
  choices: Record<T, string>;
  chosen: T;
  onChoose: (choice: T) => void;
  isSmall?: boolean;
}

/** A few choices side by side, of which one is chosen. */
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
      {(Object.entries(choices) as [T, string][]).map(([choice, text]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
