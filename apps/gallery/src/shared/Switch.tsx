import { useEffect, useRef } from 'react';

interface SwitchProps<T extends string> {
  label: string;
  /** Name of the radio group; unique on the page. */
  name: string;
  choices: Readonly<Partial<Record<T, string>>>;
  chosen: T;
  onChoose: (choice: T) => void;
}

export function Switch<T extends string>({
  label,
  name,
  choices,
  chosen,
  onChoose,
}: SwitchProps<T>) {
  const group = useRef<HTMLFieldSetElement>(null);
  // Pick up a choice made on the server's page before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const pressed = group.current?.querySelector<HTMLInputElement>(':checked')?.value as T;
    if (pressed && pressed !== chosen) onChoose(pressed);
  }, []);
  return (
    <fieldset ref={group} className="switch">
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(choices) as [T, string][]).map(([choice, text]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
