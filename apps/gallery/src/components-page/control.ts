/** What a visitor can change about a component. */
export type Control = { name: string; label: string } & (
  | { kind: 'number'; initial: number; min: number; max: number; step?: number }
  | { kind: 'toggle'; initial: boolean }
  | { kind: 'choice'; initial: string; choices: readonly string[] }
  | { kind: 'text'; initial: string }
);

export type Value = string | number | boolean;

/** What the controls of a component are set to, by their names. */
export type Values = Readonly<Record<string, Value>>;

/** How the controls are set at first. */
export const initialValues = (controls: readonly Control[]): Values =>
  Object.fromEntries(controls.map(({ name, initial }) => [name, initial]));

/** Values for all controls that are not the first ones: what a visitor may come to. */
export const otherValues = (controls: readonly Control[]): Values =>
  Object.fromEntries(
    controls.map((control) => {
      const { name } = control;
      if (control.kind === 'number') return [name, control.max];
      if (control.kind === 'toggle') return [name, !control.initial];
      if (control.kind === 'text') return [name, `${control.initial} "{2}"`];
      return [
        name,
        control.choices.find((choice) => choice !== control.initial) ?? control.initial,
      ];
    }),
  );
