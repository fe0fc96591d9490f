import { useId } from 'react';
import type { Control, Value, Values } from './control.ts';

export interface ControlsProps {
  /** What is controlled, for screen readers. */
  label: string;
  controls: readonly Control[];
  values: Values;
  onChange: (name: string, value: Value) => void;
}

/** Fields for the props of a component. */
export function Controls({ label, controls, values, onChange }: ControlsProps) {
  if (controls.length === 0) return null;
  return (
    <fieldset className="controls">
      <legend className="visually-hidden">{label}</legend>
      {controls.map((control) => (
        <Field
          key={control.name}
          control={control}
          value={values[control.name]}
          onChange={(value) => onChange(control.name, value)}
        />
      ))}
    </fieldset>
  );
}

interface FieldProps {
  control: Control;
  value: Value | undefined;
  onChange: (value: Value) => void;
}

function Field({ control, value, onChange }: FieldProps) {
  const id = useId();
  if (control.kind === 'toggle') {
    return (
      <label className="toggle">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {control.label}
      </label>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{control.label}</label>
      {control.kind === 'choice' && (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {control.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      {control.kind === 'text' && (
        <input
          id={id}
          type="text"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {control.kind === 'number' && (
        <span>
          <input
            id={id}
            type="range"
            min={control.min}
            max={control.max}
            step={control.step ?? 1}
            value={Number(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <output htmlFor={id}>{Number(value)}</output>
        </span>
      )}
    </div>
  );
}
